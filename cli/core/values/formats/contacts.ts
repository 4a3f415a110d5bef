/** Hosts, mail addresses and phone numbers. */
import { ruleOf, shownAddress } from './rule.ts';

const HOST = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

export const isHost = (value: string): boolean => HOST.test(value);

export const hostFault = ruleOf('content/bad-host', isHost, shownAddress, (value) => [
  value
    .replace(/^https?:\/\//i, '')
    .replace(/\/[\s\S]*/, '')
    .toLowerCase(),
]);

const EMAIL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@/;

/** Misspelled hosts of mail, which have no mailboxes. */
const MISSPELLED = [
  [/@(?:gmial|gamil|gmali|gmal|gmai|gmaill|gnail)\.com$|@gmail\.(?:con|cm|co|om|comm)$/i, '@gmail.com'],
  [/@(?:yaho|yahho|yahooo)\.com$|@yahoo\.(?:con|cm|om|comm)$/i, '@yahoo.com'],
  [/@(?:hotmial|hotmal|hotmai)\.com$|@hotmail\.(?:con|cm|om|comm)$/i, '@hotmail.com'],
] as const;

/** @returns a mail address with the host that was intended */
export const intendedMail = (value: string): string =>
  MISSPELLED.reduce((mail, [host, right]) => mail.replace(host, right), value);

export const isEmail = (value: string): boolean =>
  EMAIL.test(value) &&
  intendedMail(value) === value &&
  isHost(value.slice(value.lastIndexOf('@') + 1).toLowerCase()) &&
  value.split('@').length === 2;

export const emailFault = ruleOf('content/bad-email', isEmail, shownAddress, (value) => [
  intendedMail(value),
]);

const isPhone = (value: string): boolean => /^(?:\+|\()?[0-9][0-9 ().-]{4,24}$/.test(value);

/** `Telp. 0812 3456 789`; with a scheme or alone also a short emergency number. */
export const PHONE = /^(?:(?:telp?|telepon|hp|wa|whatsapp)[.:]?)?\s*(\+?[\d(][\d\s().-]{5,24}|\d{3})$/i;

/** `Telp. 0812 3456 789`, `tel:+62…`, `https://wa.me/62…` */
export const phoneFault = ruleOf('content/bad-phone', isPhone, shownAddress, (value) => {
  const chat = /^(?:https?:\/\/)?(?:wa\.me|api\.whatsapp\.com\/send\?phone=)\/?\+?(\d{6,20})(?!\d)/i.exec(
    value,
  )?.[1];
  // With a space: without one, YAML reads a number.
  if (chat !== undefined) return [chat.replace(/^([17]|\d\d)/, '+$1 ')];
  const [, number = ''] = PHONE.exec(value.trim().replace(/^tel:/i, '')) ?? [];
  return [number.trim()];
});

/** A number that a phone can dial, including short emergency numbers. */
const isServiceNumber = (value: string): boolean => /^\+?[0-9][0-9 -]{1,18}[0-9]$/.test(value);

export const serviceNumberFault = ruleOf('content/bad-phone', isServiceNumber, shownAddress);
