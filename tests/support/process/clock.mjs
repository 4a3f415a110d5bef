// Preloaded into a build: sets its clock CLOCK_YEARS years ahead.
const shift = Number(process.env.CLOCK_YEARS) * 365.25 * 24 * 60 * 60 * 1000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(...given);
  }
  static now() {
    return RealDate.now() + shift;
  }
};
