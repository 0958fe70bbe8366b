import { matchPage, type PageKey } from '../router/pageTable';

/**
 * Whether a document is a copy in an archive, which has paths of its own: React would replace it by the page for unknown paths.
 * The path of a copy ends in that of the page, or archives have rewritten the canonical link so that it leads to the copy.
 * @param page the page of the document
 * @param address where the document was opened
 */
export const isArchived = (page: PageKey, { origin, pathname }: URL) =>
  matchPage(pathname) !== page &&
  ((page !== '/' && pathname.endsWith(page)) ||
    document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href === origin + pathname);
