import type { HeldSubmit } from '../src/hydrate';
import { webFont } from '../src/theme/webFont';
import { oddPaths } from './support/paths';

/** Stands for the app, and for its server. */
const fetchApp = jest.fn<{ mount: () => void; deliver: (held: HeldSubmit[]) => void }, []>();
const mount = jest.fn<void, []>();
/** What was handed to the app: the forms, and what they held when they were sent. */
const delivered = jest.fn<void, [form: string, button: string | undefined, text: string]>();
const deliver = (held: HeldSubmit[]) => {
  for (const { form, submitter, data } of held) {
    delivered(form.id, submitter?.getAttribute('name') ?? undefined, String(data.get('text')));
  }
};

/** The rest of what is due once an event has been handled. */
const settled = () => jest.advanceTimersByTimeAsync(0);

const loadFont = jest.fn<Promise<void>, []>();
const addFont = jest.fn<void, [face: object]>();
class FontFace {
  readonly load = loadFont;
  constructor(
    readonly family: string,
    readonly source: string,
    readonly descriptors: FontFaceDescriptors,
  ) {}
}

const added: Parameters<typeof window.addEventListener>[] = [];
const listen = window.addEventListener.bind(window);

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(document.documentElement.dataset, { path: '/', paths: '/ /about' });
  Object.assign(window, { FontFace });
  Object.assign(document, { fonts: { add: addFont.mockReset() } });
  loadFont.mockReset().mockResolvedValue();
  history.replaceState(null, '', '/');
  document.body.innerHTML = `
    <main id="root"><form id="hero"><button name="contact">Contact Us</button></form>
    <form id="contact"><input name="text"><button name="send">Send</button></form>
    <a href="#main">Skip</a></main><form id="foreign"><button></button></form>`;
  jest.spyOn(window, 'addEventListener').mockImplementation((...args: (typeof added)[number]) => {
    added.push(args);
    listen(...args);
  });
  jest.resetModules();
  fetchApp.mockReset().mockImplementation(() => ({ mount, deliver }));
  delivered.mockReset();
  mount.mockReset();
  jest.doMock('../src/hydrate', fetchApp);
});

afterEach(() => {
  for (const [type, listener] of added.splice(0)) window.removeEventListener(type, listener, true);
  jest.useRealTimers();
});

const enter = () => import('../src/index');
const find = (selector: string) => document.querySelector(selector) as HTMLInputElement;
const dispatch = (type: string, target: EventTarget = document.body) =>
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { button: 0, key: ' ' }));
const focus = () => dispatch('focusin', find('input'));
const submit = (text: string) => {
  find('input').value = text;
  find('[name=send]').click();
};

test('reading fetches nothing: no scrolling, no pointer, no key, no link within the page, no focus outside of a form', async () => {
  await enter();
  const pointer = 'wheel touchstart pointermove pointerdown pointerup mouseover click';
  for (const type of `scroll ${pointer} keydown load resize visibilitychange`.split(' ')) {
    dispatch(type);
  }
  dispatch('focusin', find('a'));
  history.replaceState(null, '', '/#main');
  dispatch('popstate', window);
  await settled();
  expect(fetchApp).not.toHaveBeenCalled();
});

const faces = webFont.weights.map((weight) => [
  expect.objectContaining({
    family: webFont.name,
    source: `url(${webFont.file})`,
    descriptors: { weight: String(weight) },
  }),
]);

test('the web font takes the place of what stands in for it once all of it is there', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  loadFont.mockResolvedValueOnce().mockReturnValueOnce(arrived);
  await enter();
  await settled();
  expect(addFont).not.toHaveBeenCalled();
  arrive();
  await settled();
  expect(addFont.mock.calls).toEqual(faces);
});

test('a font that cannot be fetched is done without', async () => {
  loadFont.mockRejectedValue(new Error('offline'));
  await enter();
  await settled();
  expect(addFont).not.toHaveBeenCalled();
});

test.each([
  ['focus in a field', focus],
  ['focus on a button', () => dispatch('focusin', find('button'))],
  ['a submit', () => submit('')],
  [
    'a step through the history to another page',
    () => {
      history.replaceState(null, '', '/about');
      dispatch('popstate', window);
    },
  ],
])('%s fetches the app and lets it take over, once', async (_, act) => {
  await enter();
  act();
  act();
  await settled();
  expect(mount).toHaveBeenCalledTimes(1);
  focus();
  dispatch('popstate', window);
  await settled();
  expect(fetchApp).toHaveBeenCalledTimes(1);
  expect(mount).toHaveBeenCalledTimes(1);
});

type Address = [path: string, address: string, isCorrected: boolean];

test.each<Address>([
  ['/', '/about', true],
  ['/about', '/', true],
  ['/', '/elsewhere', true],
  ['*', '/about', true],
  ['/about', '/about', false],
  ['/about', '/about?from=mail#top', false],
  ['/', '/?q=/about#contact', false],
  ...['/elsewhere', ...oddPaths].map((address): Address => ['*', address, false]),
])(
  'the document of %s at the address %s is corrected at once: %s',
  async (path, address, isCorrected) => {
    document.documentElement.dataset.path = path;
    history.replaceState(null, '', location.origin + address);
    await enter();
    await settled();
    expect(mount).toHaveBeenCalledTimes(isCorrected ? 1 : 0);
  },
);

test('while the document is still arriving, the app waits for the rest of it', async () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await enter();
  focus();
  await settled();
  expect(mount).not.toHaveBeenCalled();
  readyState.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await settled();
  expect(mount).toHaveBeenCalledTimes(1);
});

test.each([
  ['a word is being composed', 'compositionstart', 'compositionend'],
  ['the pointer is pressed', 'pointerdown', 'pointerup'],
  ['a touch may become a scroll', 'pointerdown', 'pointercancel'],
  ['the space bar is pressed', 'keydown', 'keyup'],
])('while %s, the app waits for its end', async (_, start, end) => {
  await enter();
  dispatch(start);
  focus();
  // Others come and go meanwhile.
  if (start === 'compositionstart')
    for (const type of ['pointerdown', 'pointercancel']) dispatch(type);
  await settled();
  expect(mount).not.toHaveBeenCalled();
  dispatch(end);
  await settled();
  expect(mount).toHaveBeenCalledTimes(1);
});

test('a submit ends every wait but that for the app', async () => {
  await enter();
  dispatch('pointerdown');
  submit('sent');
  await settled();
  expect(delivered.mock.calls).toEqual([['contact', 'send', 'sent']]);
});

describe('a submit that comes too early', () => {
  const elsewhere = jest.fn((event: Event) => event.preventDefault());

  beforeEach(() => {
    elsewhere.mockClear();
    document.body.addEventListener('submit', elsewhere);
  });
  afterEach(() => document.body.removeEventListener('submit', elsewhere));

  test('is kept from everyone else, and delivered once with what was sent', async () => {
    await enter();
    submit('first');
    find('[name=contact]').click();
    submit('second');
    find('input').value = 'typed since';
    await settled();
    expect(delivered.mock.calls).toEqual([
      ['contact', 'send', 'first'],
      ['hero', 'contact', 'null'],
      ['contact', 'send', 'second'],
    ]);
    expect(elsewhere).not.toHaveBeenCalled();
  });

  test('of a form that is not of the page is left alone', async () => {
    await enter();
    find('#foreign button').click();
    await settled();
    expect(elsewhere).toHaveBeenCalledTimes(1);
    expect(fetchApp).not.toHaveBeenCalled();
  });

  test('is no longer held once the app has taken over', async () => {
    await enter();
    focus();
    await settled();
    submit('late');
    expect(elsewhere).toHaveBeenCalledTimes(1);
    expect(delivered).not.toHaveBeenCalled();
  });
});

describe.each([
  ['cannot be fetched', fetchApp],
  ['cannot take over', mount],
])('when the app %s', (_, step) => {
  const failing = () => {
    throw new Error('offline');
  };

  test('focus asks again, after pauses that grow to a minute', async () => {
    (step as jest.Mock).mockImplementation(failing);
    await enter();
    const start = Date.now();
    const tries: number[] = [];
    while (Date.now() - start < 300_000) {
      const { length } = step.mock.calls;
      focus();
      await settled();
      if (step.mock.calls.length > length) tries.push((Date.now() - start) / 1_000);
      await jest.advanceTimersByTimeAsync(1_000);
    }
    expect(tries).toEqual([0, 2, 6, 14, 30, 62, 122, 182, 242]);
  });

  test('what was sent is delivered as soon as it comes back, without being asked', async () => {
    (step as jest.Mock).mockImplementationOnce(failing).mockImplementationOnce(failing);
    await enter();
    submit('sent');
    await jest.advanceTimersByTimeAsync(5_900);
    expect(delivered).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(delivered.mock.calls).toEqual([['contact', 'send', 'sent']]);
    await jest.advanceTimersByTimeAsync(300_000);
    expect(step).toHaveBeenCalledTimes(3);
  });

  test('who has sent nothing does not ask again', async () => {
    (step as jest.Mock).mockImplementation(failing);
    await enter();
    focus();
    await jest.advanceTimersByTimeAsync(300_000);
    expect(step).toHaveBeenCalledTimes(1);
  });
});
