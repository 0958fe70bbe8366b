import { declareTestsOfEveryEngine } from './everyEngine';
import { firefox } from './harness/puppeteer';
import { describeIfInstalled, startBrowser } from './harness/visit';

describeIfInstalled(firefox.missing, 'in Firefox', () => {
  declareTestsOfEveryEngine(startBrowser(firefox));
});
