/** What the entry imports once the visitor shows an intent: stands for the app, and for its server. */
const fetchApp = jest.fn<{ mount: () => Promise<void> }, []>();
const mount = jest.fn<Promise<void>, []>();
/** The app's own handler of submits. */
const delivered = jest.fn<void, [form: string, button: string | null | undefined]>();

/** The rest of what is due once an event has been handled. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const added: Parameters<typeof window.addEventListener>[] = [];

beforeEach(() => {
  document.documentElement.dataset.route = 'home';
  history.replaceState(null, '', '/');
  document.body.innerHTML = `
    <form id="hero"><button name="contact">Contact Us</button></form>
    <form id="contact"><input><button name="send">Send</button><button name="also">Send</button></form>`;

  const add = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((...args: (typeof added)[number]) => {
    added.push(args);
    add(...args);
  });

  // A fault by which a submit is held again each time it is delivered would go on for ever.
  const request = HTMLFormElement.prototype.requestSubmit;
  let requests = 0;
  jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function (
    this: HTMLFormElement,
    submitter,
  ) {
    if (++requests > 9) throw new Error('too many submits');
    request.call(this, submitter);
  });

  jest.resetModules();
  fetchApp.mockReset().mockImplementation(() => ({ mount }));
  delivered.mockReset();
  mount.mockReset().mockImplementation(async () => takeOver());
  jest.doMock('../src/hydrate', fetchApp);
});

afterEach(() => {
  for (const args of added.splice(0)) window.removeEventListener(...args);
  document.body.onsubmit = null;
});

/** What mounting does for the entry: from then on the app answers submits itself. */
function takeOver(): void {
  document.body.onsubmit = (event) => {
    event.preventDefault();
    delivered((event.target as HTMLElement).id, event.submitter?.getAttribute('name'));
  };
}

const enter = () => import('../src/index');
const intend = (type: string, movementX = 1) =>
  document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { movementX }));
const submit = (id: string, button: string) =>
  document.querySelector<HTMLElement>(`#${id} [name=${button}]`)?.click();

test('nothing is fetched until the visitor shows an intent', async () => {
  await enter();
  for (const type of ['scroll', 'load', 'resize', 'mouseover', 'visibilitychange']) intend(type);
  await settled();
  expect(fetchApp).not.toHaveBeenCalled();
});

test('a pointer at rest is no intent, and does not hide one', async () => {
  await enter();
  intend('pointermove', 0);
  await settled();
  expect(fetchApp).not.toHaveBeenCalled();
  intend('pointermove');
  await settled();
  expect(fetchApp).toHaveBeenCalledTimes(1);
});

test.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'popstate'])(
  'a %s fetches and mounts the app, once',
  async (type) => {
    await enter();
    intend(type);
    intend(type);
    await settled();
    for (const again of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'popstate', type]) {
      intend(again);
    }
    await settled();
    expect(fetchApp).toHaveBeenCalledTimes(1);
    expect(mount).toHaveBeenCalledTimes(1);
  },
);

test('where the document was not rendered for this path, the app is fetched at once', async () => {
  history.replaceState(null, '', '/about');
  await enter();
  await settled();
  expect(mount).toHaveBeenCalledTimes(1);
});

test.each([
  ['/', 'home'],
  ['/about', 'about'],
  ['/elsewhere', 'unknown'],
])('%s waits in the document of route %s', async (path, route) => {
  history.replaceState(null, '', path);
  document.documentElement.dataset.route = route;
  await enter();
  await settled();
  expect(fetchApp).not.toHaveBeenCalled();
});

test('while the document is still arriving, the app waits for the rest of it', async () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await enter();
  intend('keydown');
  await settled();
  expect(mount).not.toHaveBeenCalled();
  readyState.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await settled();
  expect(mount).toHaveBeenCalledTimes(1);
});

describe('a submit that comes too early', () => {
  test('is held, and delivered once when the app has mounted, with the button that was pressed', async () => {
    await enter();
    submit('contact', 'also');
    expect(delivered).not.toHaveBeenCalled();
    await settled();
    expect(delivered.mock.calls).toEqual([['contact', 'also']]);
  });

  test('is delivered in turn with all the others', async () => {
    await enter();
    submit('contact', 'send');
    submit('hero', 'contact');
    submit('contact', 'also');
    await settled();
    expect(delivered.mock.calls).toEqual([
      ['contact', 'send'],
      ['hero', 'contact'],
      ['contact', 'also'],
    ]);
  });

  test('is held too while the app is on its way', async () => {
    let arrive = () => {};
    mount.mockImplementation(async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      takeOver();
    });
    await enter();
    intend('pointermove');
    await settled();
    submit('contact', 'send');
    await settled();
    expect(delivered).not.toHaveBeenCalled();
    arrive();
    await settled();
    expect(delivered.mock.calls).toEqual([['contact', 'send']]);
  });

  test('is delivered once even if the app answers before it says that it has mounted', async () => {
    let say = () => {};
    mount.mockImplementation(() => {
      takeOver();
      return new Promise((resolve) => {
        say = resolve;
      });
    });
    await enter();
    intend('pointerdown');
    await settled();
    submit('contact', 'send');
    say();
    await settled();
    expect(delivered.mock.calls).toEqual([['contact', 'send']]);
  });

  test('is no longer held once the app has mounted', async () => {
    await enter();
    intend('focusin');
    await settled();
    submit('contact', 'send');
    expect(delivered.mock.calls).toEqual([['contact', 'send']]);
  });
});

describe('when the app cannot be fetched', () => {
  const fail = () => {
    throw new Error('offline');
  };

  test('the page stays as it is and says nothing', async () => {
    fetchApp.mockImplementation(fail);
    await enter();
    const page = document.body.innerHTML;
    submit('contact', 'send');
    await settled();
    expect(fetchApp).toHaveBeenCalledTimes(1);
    expect(document.body.innerHTML).toBe(page);
  });

  test('movements of the pointer do not try again', async () => {
    fetchApp.mockImplementation(fail);
    await enter();
    for (let i = 0; i < 5; i++) {
      intend('pointermove');
      await settled();
    }
    expect(fetchApp).toHaveBeenCalledTimes(1);
  });

  test.each(['pointerdown', 'keydown', 'focusin', 'popstate'])(
    'the next %s tries again and delivers what was held',
    async (type) => {
      fetchApp.mockImplementationOnce(fail);
      await enter();
      submit('contact', 'send');
      await settled();
      intend(type);
      await settled();
      expect(fetchApp).toHaveBeenCalledTimes(2);
      expect(delivered.mock.calls).toEqual([['contact', 'send']]);
    },
  );

  test('another submit tries again, and both are delivered', async () => {
    fetchApp.mockImplementationOnce(fail).mockImplementationOnce(fail);
    await enter();
    submit('contact', 'send');
    await settled();
    submit('contact', 'also');
    await settled();
    intend('keydown');
    await settled();
    expect(delivered.mock.calls).toEqual([
      ['contact', 'send'],
      ['contact', 'also'],
    ]);
  });
});
