import type { QueuedSubmit } from '../../src/client/hydrate';

/** Stands in for the server of the app; receives the requested URL. */
const fetchApp = jest.fn<void, [url: string]>();
const mount = jest.fn<void, [onUnmount: () => void]>();
/** Receives what was delivered to the app: the form, and its text at the time of the submit. */
const recordDelivery = jest.fn<void, [sent: string]>();
const deliver = (submits: QueuedSubmit[]) => {
  for (const { form, data } of submits) recordDelivery(`${form.id}: ${data.get('text')}`);
};
/** Receives submit events that the entry lets through to React. */
const reachedReact = jest.fn((event: Event) => event.preventDefault());
const reportError = jest.fn<void, [error: unknown]>();

const addedListeners: Parameters<typeof window.addEventListener>[] = [];
const originalAddListener = window.addEventListener.bind(window);

beforeEach(() => {
  jest.useFakeTimers();
  // As in a background tab, which gets no frames.
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  jest.resetModules();
  for (const mock of [fetchApp, mount, recordDelivery, reachedReact, reportError]) mock.mockReset();
  reachedReact.mockImplementation((event) => event.preventDefault());
  for (const rest of ['', ...Array.from({ length: 19 }, (_, i) => `?${i + 2}`)]) {
    const load = () => {
      fetchApp(`/assets/app.js${rest}`);
      Object.assign(window, { app: { mount, deliver } });
      return {};
    };
    jest.doMock(`/assets/app.js${rest}`, load, { virtual: true });
  }
  Object.assign(window, { reportError, requestIdleCallback: setTimeout });
  Object.assign(document.documentElement.dataset, { path: '/', paths: '/ /about *' });
  history.replaceState(null, '', '/');
  document.body.innerHTML = `<main id="root"><a href="#root">Skip</a>
    <form id="form"><input name="text"><button>Send</button></form>
    <nav popover><a href="#root">A place</a></nav></main>`;
  document.body.addEventListener('submit', reachedReact);
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((...args: (typeof addedListeners)[number]) => {
      addedListeners.push(args);
      originalAddListener(...args);
    });
});

afterEach(() => {
  for (const [type, listener, options] of addedListeners.splice(0)) {
    window.removeEventListener(type, listener, options);
  }
  document.body.removeEventListener('submit', reachedReact);
  jest.useRealTimers();
});

const find = (selector: string) => document.querySelector(selector) as HTMLInputElement;
const dispatch = (type: string, target: EventTarget = document.body) =>
  target.dispatchEvent(new Event(type, { bubbles: true }));
/** Runs the entry in a document with this value of site.reactStart. */
const runEntry = async (reactStart = 'form') => {
  document.documentElement.dataset.reactStart = reactStart;
  await import('../../src/client/entry');
};
const submit = (text: string) => {
  find('input').value = text;
  find('#form button').click();
};
const goTo = (path: string) => {
  history.replaceState(null, '', path);
  dispatch('popstate', window);
};
const deliveredTexts = () => recordDelivery.mock.calls.flat();
/** Advances the fake clock. */
const advanceSeconds = (count: number) => jest.advanceTimersByTimeAsync(1_000 * count);
const throwError = () => {
  throw new Error('broken');
};

test.each([
  ['/', '/', 0],
  ['/', '/about', 1],
  ['*', '/about', 1],
  ['*', '/about/', 0],
])(
  'the document of %s at %s starts React %i times, and once in all after navigating to /about',
  async (path, address, times) => {
    document.documentElement.dataset.path = path;
    history.replaceState(null, '', address);
    await runEntry();
    await advanceSeconds(1);
    expect(mount).toHaveBeenCalledTimes(times);
    goTo('/about');
    await advanceSeconds(1);
    expect(mount).toHaveBeenCalledTimes(1);
  },
);

/* The guarantees are the same for both values. */
describe.each(['form', 'idle'])("with '%s'", (reactStart) => {
  beforeEach(async () => {
    await runEntry(reactStart);
    dispatch('load', window);
  });

  test('submits are queued until React has mounted, then delivered once, in order and unchanged', async () => {
    submit('first');
    submit('second');
    find('input').value = 'typed since';
    await advanceSeconds(0);
    expect(mount).not.toHaveBeenCalled(); // the pressed button is drawn first
    await advanceSeconds(1);
    expect(deliveredTexts()).toEqual(['form: first', 'form: second']);
    expect(reachedReact).not.toHaveBeenCalled();
    submit('third');
    goTo('/about');
    await advanceSeconds(1);
    expect(reachedReact).toHaveBeenCalledTimes(1);
    expect([fetchApp, mount, recordDelivery].map(({ mock }) => mock.calls.length)).toEqual([
      1, 1, 2,
    ]);
  });

  test('while a submit is queued, a missing app is requested at new URLs, after pauses that double up to ten minutes', async () => {
    const attempts: number[] = [];
    const start = Date.now();
    fetchApp.mockImplementation(() => {
      attempts.push(Math.floor((Date.now() - start) / 1_000));
      throwError();
    });
    submit('first');
    await advanceSeconds(2_900);
    expect(attempts).toEqual([0, 2, 6, 14, 30, 62, 126, 254, 510, 1_022, 1_622, 2_222, 2_822]);
    expect(new Set(fetchApp.mock.calls.flat()).size).toBe(attempts.length);
    fetchApp.mockReset();
    await advanceSeconds(600);
    expect(deliveredTexts()).toEqual(['form: first']);
    expect(reportError.mock.calls).toEqual([[new Error('broken')]]);
  });

  test.each([
    ['the app is missing or throws while loading', fetchApp],
    ['mounting throws', mount],
  ])(
    'when %s, one error is reported; the next submit retries at once and delivers all',
    async (_, step) => {
      step.mockImplementation(throwError);
      submit('first');
      await advanceSeconds(100);
      submit('second');
      await advanceSeconds(1);
      expect(deliveredTexts()).toEqual([]);
      step.mockReset();
      submit('third');
      await advanceSeconds(1);
      expect(deliveredTexts()).toEqual(['form: first', 'form: second', 'form: third']);
      expect(reportError.mock.calls).toEqual([[new Error('broken')]]);
      expect(reachedReact).not.toHaveBeenCalled();
    },
  );

  test('when a later error unmounts React, submits are queued again, and the next one mounts it', async () => {
    submit('first');
    await advanceSeconds(1);
    mount.mock.calls[0]?.[0]();
    submit('second');
    await advanceSeconds(1);
    expect(deliveredTexts()).toEqual(['form: first', 'form: second']);
    expect([fetchApp, mount].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
    expect(reachedReact).not.toHaveBeenCalled();
  });

  test('without a queued submit, a missing app is not requested again', async () => {
    fetchApp.mockImplementation(throwError);
    if (reactStart === 'form') dispatch('focusin', find('input'));
    await advanceSeconds(2_000);
    expect(fetchApp).toHaveBeenCalledTimes(1);
    expect(reportError).toHaveBeenCalledTimes(reactStart === 'idle' ? 1 : 0);
  });
});

test('React waits until the whole document has arrived', async () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await runEntry();
  submit('early');
  await advanceSeconds(1);
  expect(mount).not.toHaveBeenCalled();
  readyState.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await advanceSeconds(1);
  expect(deliveredTexts()).toEqual(['form: early']);
});

test('clicking a link in the open menu closes it', async () => {
  const hidePopover = jest.fn();
  Object.assign(find('nav'), { hidePopover });
  await runEntry();
  find('#root > a').click();
  expect(hidePopover).not.toHaveBeenCalled();
  find('nav a').click();
  expect(hidePopover).toHaveBeenCalledTimes(1);
});
