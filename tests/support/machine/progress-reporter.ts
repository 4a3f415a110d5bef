/** Prints each failure as it happens, how far the run is every ten seconds, and a summary at the end. */
import {
  DefaultReporter,
  type TestCase,
  type TestModule,
  type TestSpecification,
  type TestSuite,
} from 'vitest/node';

/** Milliseconds between two lines about the progress. */
const PAUSE = 10_000;

export class ProgressReporter extends DefaultReporter {
  private files = 0;
  private ended = 0;
  private failures = 0;
  private readonly running = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor() {
    // Its own account of the progress is for terminals alone.
    super({ summary: false });
  }

  override onTestRunStart(files: readonly TestSpecification[]): void {
    super.onTestRunStart(files);
    [this.files, this.ended, this.failures] = [files.length, 0, 0];
    this.running.clear();
    this.timer = setInterval(() => this.printProgress(), PAUSE);
  }

  onTestModuleStart({ relativeModuleId }: TestModule): void {
    this.running.add(relativeModuleId);
  }

  override onTestCaseResult(test: TestCase): void {
    this.printFailure(test, test.result().errors ?? []);
  }

  override onTestSuiteResult(suite: TestSuite): void {
    this.printFailure(suite, suite.errors());
  }

  override onTestModuleEnd(file: TestModule): void {
    this.printFailure(file, file.errors());
    this.running.delete(file.relativeModuleId);
    this.ended += 1;
  }

  override onTestRunEnd(...args: Parameters<DefaultReporter['onTestRunEnd']>): void {
    clearInterval(this.timer);
    super.onTestRunEnd(...args);
  }

  private printFailure(failed: TestCase | TestSuite | TestModule, errors: readonly unknown[]): void {
    if (errors.length === 0) return;
    this.failures += 1;
    const name = 'fullName' in failed ? ` > ${failed.fullName}` : '';
    this.error(`\nFAILED ${(failed.type === 'module' ? failed : failed.module).relativeModuleId}${name}`);
    for (const error of errors) this.ctx.logger.printError(error, { project: failed.project });
  }

  private printProgress(): void {
    const seconds = Math.round((performance.now() - this.start) / 1000);
    const running = [...this.running].map((file) => file.replace('tests/', '')).join(', ');
    const failures = this.failures === 0 ? '' : `, ${this.failures} failed`;
    this.log(`${this.ended} of ${this.files} files${failures}, ${seconds} s; running: ${running}`);
  }
}
