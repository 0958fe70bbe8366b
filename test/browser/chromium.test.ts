import { declareTestsOfEveryEngine } from './everyEngine';
import { chromium } from './harness/puppeteer';
import { startBrowser } from './harness/visit';

declareTestsOfEveryEngine(startBrowser(chromium));
