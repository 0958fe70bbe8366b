import { execFileSync } from 'node:child_process';
import { findCommand } from '../../support/machine';

/** A word on paper: `y` is the top edge's distance from that of its page, in points. */
export type Word = { text: string; page: number; x: number; y: number };

/** Whether this machine can read what was printed. */
export const canReadPdf = findCommand('pdftotext') !== undefined;

/**
 * Reads the words of a PDF and where they stand, with Poppler.
 * https://manpages.debian.org/bookworm/poppler-utils/pdftotext.1.en.html
 */
export function wordsOf(pdf: Buffer): Word[] {
  const html = execFileSync('pdftotext', ['-bbox', '-', '-'], { input: pdf, encoding: 'utf8' });
  return html
    .split('<page ')
    .slice(1)
    .flatMap((text, page) =>
      [...text.matchAll(/xMin="([\d.]+)" yMin="([\d.]+)"[^>]*>([^<]*)</g)].map(
        ([, x, y, word = '']) => ({ text: decode(word), page, x: Number(x), y: Number(y) }),
      ),
    );
}

const decode = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
