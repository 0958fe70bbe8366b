/** What others do to a page while the app is on its way, each run in the page while a field has the focus. */
export const domMutations = {
  nobody: () => {},
  'a translator that wraps every text': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = `${text.data} ≈`;
      if (text.data.trim() && !text.parentElement?.closest('script')) text.replaceWith(font);
    }
  },
  'a password manager, or somebody else who adds nodes and attributes': () => {
    document.activeElement?.after(document.createElement('div'));
    for (const element of document.querySelectorAll('*')) element.setAttribute('data-seen', '');
    for (const at of ['head', 'body', '#root', 'form', 'form:has(textarea)']) {
      document.querySelector(at)?.prepend(document.createElement('aside'));
      document.querySelector(at)?.append(document.createElement('aside'));
    }
  },
};
