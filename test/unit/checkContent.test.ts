/** @jest-environment node */
import { checkContact, checkStatistics, checkUrl } from '../../build/checkContent';

const statistics = (count: number, value = '123.4k') => Array(count).fill({ value });

test('a seventh statistic, or one that is too long, fails the build, with its place and the remedy', () => {
  expect(() => checkStatistics(statistics(6))).not.toThrow();
  expect(() => checkStatistics(statistics(7))).toThrow(
    /statistics\.items in src\/content\/home\.ts has 7 entries\. Write one to 6/,
  );
  expect(() => checkStatistics(statistics(1, '123.45k'))).toThrow(
    /"123\.45k" in src\/content\/home\.ts is too long\. Write at most 6 characters/,
  );
});

test.each(
  [
    ['service.example', 'http://a.example/', 'https://me:secret@a.example/'],
    ['//a.example/', ' /contact', 'http://localhost:3000/'], // the computer of the owner
  ].flat(),
)('the endpoint "%s" fails the build, with its place', (endpoint) => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  expect(() => checkContact({ service: { endpoint }, fields: [] })).toThrow(
    /contact\.service\.endpoint in src\/content\/home\.ts is ".*"\. Write an HTTPS URL/,
  );
});

test.each(['http://a.example', 'https://a.example/', 'https://a.example/b', 'a.example'])(
  'the address "%s" fails the build, with its place',
  (url) => {
    expect(() => checkUrl(url)).toThrow(/The url in src\/content\/site\.ts is ".*"\. Write https:/);
  },
);
