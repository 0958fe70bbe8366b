import type { HeldSubmit } from '../src/browser/app';

/** Stands for the app's file, and for the server that has it. */
const fetchApp = jest.fn<{ mount: () => void; deliver: (held: HeldSubmit[]) => void }, []>();
const mount = jest.fn<void, []>();
/** What was handed to the app: the form, and what it held when it was sent. */
const delivered = jest.fn<void, [form: string, text: string]>();
const deliver = (held: HeldSubmit[]) => {
  for (const { form, data } of held) delivered(form.id, String(data.get('text')));
};
/** A submit that the entry has left to others. */
const passed = jest.fn((event: Event) => event.preventDefault());
const reportError = jest.fn<void, [error: unknown]>();

const added: Parameters<typeof window.addEventListener>[] = [];
const listen = window.addEventListener.bind(window);

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  for (const mock of [fetchApp, mount, delivered, passed, reportError]) mock.mockClear();
  fetchApp.mockImplementation(() => ({ mount, deliver }));
  mount.mockImplementation(() => {});
  jest.doMock('../src/browser/app', fetchApp);
  Object.assign(performance, { getEntriesByName: () => [] });
  Object.assign(window, { reportError });
  Object.assign(document.documentElement.dataset, { path: '/', paths: '/ /about *' });
  history.replaceState(null, '', '/');
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <main id="root"><form><button>Does nothing</button></form>
    <form id="form"><input name="text"><button>Send</button></form><a href="#root">Skip</a>
    <nav popover><a href="#root">A place</a></nav></main><form id="foreign"><button>Go</button></form>`;
  document.body.addEventListener('submit', passed);
  jest.spyOn(window, 'addEventListener').mockImplementation((...args: (typeof added)[number]) => {
    added.push(args);
    listen(...args);
  });
});

afterEach(() => {
  for (const [type, listener, options] of added.splice(0)) {
    window.removeEventListener(type, listener, options);
  }
  document.body.removeEventListener('submit', passed);
  jest.useRealTimers();
});

const enter = () => import('../src/browser/entry');
const find = (selector: string) => document.querySelector(selector) as HTMLInputElement;
const dispatch = (type: string, target: EventTarget = document.body) =>
  target.dispatchEvent(new Event(type, { bubbles: true }));
const preloads = () => document.querySelectorAll('link[rel=modulepreload]');
const submit = (text: string) => {
  find('input').value = text;
  find('#form button').click();
};
const goTo = (path: string) => {
  history.replaceState(null, '', path);
  dispatch('popstate', window);
};
/** Lets so many seconds pass, and what is due by then happen; a frame's pause is far less. */
const seconds = (count: number) => jest.advanceTimersByTimeAsync(1_000 * count);
const fail = () => {
  throw new Error('broken');
};

test('reading and other forms fetch nothing: no scrolling, pointer or key, no focus elsewhere, no place on the page', async () => {
  await enter();
  const pointer = 'wheel touchstart pointermove pointerdown pointerup mouseover click';
  for (const type of `scroll ${pointer} keydown load resize visibilitychange`.split(' ')) {
    dispatch(type);
  }
  for (const control of ['a', 'form:not([id]) button', '#foreign button']) {
    dispatch('focusin', find(control));
  }
  for (const form of ['form:not([id])', '#foreign']) find(`${form} button`).click();
  expect(passed).toHaveBeenCalledTimes(2);
  goTo('/?q=1#root');
  await seconds(1);
  expect(fetchApp).not.toHaveBeenCalled();
  expect(preloads()).toHaveLength(0);
});

test('focus in a field has the app on its way, asked for once, and nothing of it runs', async () => {
  await enter();
  dispatch('focusin', find('input'));
  dispatch('focusin', find('#form button'));
  await seconds(1);
  expect(Array.from(preloads(), (link) => link.getAttribute('href'))).toEqual(['/assets/app.js']);
  expect(fetchApp).not.toHaveBeenCalled();
});

test('submits are kept from everyone else and delivered once, in order, as they were sent', async () => {
  await enter();
  submit('first');
  submit('second');
  find('input').value = 'typed since';
  await seconds(0);
  expect(mount).not.toHaveBeenCalled(); // the pressed button is drawn first
  await seconds(1);
  expect(delivered.mock.calls).toEqual([
    ['form', 'first'],
    ['form', 'second'],
  ]);
  expect(passed).not.toHaveBeenCalled();
  submit('third'); // React's own
  goTo('/about');
  await seconds(1);
  expect(passed).toHaveBeenCalledTimes(1);
  expect([fetchApp, mount, delivered].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 2]);
});

test.each([
  ['/', '/about', 'mounts React'],
  ['/', '/elsewhere', 'mounts React'],
  ['*', '/about', 'mounts React'],
  ['*', '/about/', 'fetches nothing'],
  ['/about', '/about?from=/#top', 'fetches nothing'],
])('the document of %s at %s %s, by the history and at once', async (path, address, what) => {
  document.documentElement.dataset.path = path;
  history.replaceState(null, '', path === '*' ? '/other' : path);
  await enter();
  await seconds(1);
  expect(fetchApp).not.toHaveBeenCalled();
  goTo(address);
  await seconds(1);
  expect(mount).toHaveBeenCalledTimes(what === 'mounts React' ? 1 : 0);
  jest.resetModules();
  await enter();
  await seconds(1);
  expect(mount).toHaveBeenCalledTimes(what === 'mounts React' ? 2 : 0);
});

test('while the document is still arriving, React waits for the rest of it', async () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await enter();
  submit('early');
  await seconds(1);
  expect(mount).not.toHaveBeenCalled();
  readyState.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await seconds(1);
  expect(delivered.mock.calls).toEqual([['form', 'early']]);
});

test('a missing app is asked for after pauses that grow to a minute, and what was sent is delivered', async () => {
  fetchApp.mockImplementation(fail);
  await enter();
  submit('first');
  const tries: number[] = [];
  for (let second = 0; second < 250; second++) {
    await seconds(0);
    if (fetchApp.mock.calls.length > tries.length) tries.push(second);
    if (second === 100) submit('second'); // asks no sooner
    await seconds(1);
  }
  expect(tries).toEqual([0, 2, 6, 14, 30, 62, 122, 182, 242]);
  fetchApp.mockImplementation(() => ({ mount, deliver }));
  await seconds(60);
  expect(delivered.mock.calls.map(([, text]) => text)).toEqual(['first', 'second']);
  expect(reportError).not.toHaveBeenCalled();
});

test.each([
  ['mounting throws', mount],
  ['its code throws as it arrives', fetchApp],
])(
  'where %s, that is told once; the next submit tries again, and delivers all once that works',
  async (_, step) => {
    Object.assign(performance, { getEntriesByName: () => [{}] });
    (step as jest.Mock).mockImplementation(fail);
    await enter();
    submit('first');
    await seconds(300);
    expect(step).toHaveBeenCalledTimes(1);
    submit('second');
    await seconds(300);
    expect(step).toHaveBeenCalledTimes(2);
    expect(reportError.mock.calls).toEqual([[new Error('broken')]]);
    expect(delivered).not.toHaveBeenCalled();
    (step as jest.Mock).mockImplementation(() => ({ mount, deliver }));
    submit('third');
    await seconds(1);
    expect(delivered.mock.calls.map(([, text]) => text)).toEqual(['first', 'second', 'third']);
    expect(passed).not.toHaveBeenCalled();
  },
);

test('a link in the open menu closes it, as it may lead to a place that the menu covers', async () => {
  const hidePopover = jest.fn();
  Object.assign(find('nav'), { hidePopover });
  await enter();
  find('#root > a').click();
  expect(hidePopover).not.toHaveBeenCalled();
  find('nav a').click();
  expect(hidePopover).toHaveBeenCalledTimes(1);
});
