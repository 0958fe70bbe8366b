#!/usr/bin/env bash
# A test in jest's jsdom environment compares what was sent or measured: expect(file).toEqual(otherFile), and so on for other
# objects of the browser with other contents. Which of the assertions fail?
# One would expect all, or at least those with another size, name or value in plain view.
# toEqual() and toHaveBeenCalledWith() accept any File for any File, any Event for any Event (with another type and
# submitter), any DOMRect, ArrayBuffer and <input>, an Error with another cause: all their values are getters or internal. FormData,
# URLSearchParams and URL are compared.
# Seen with jest and jest-environment-jsdom 30.5.2 (jsdom 26.1.0).
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
packages jest@30.5.2 jest-environment-jsdom@30.5.2

cat > equal.test.js <<'JS'
test('which objects jest takes for equal', () => {
  const isEqual = (a, b) => {
    const send = jest.fn();
    send(a);
    try {
      expect(a).toEqual(b);
      expect(send).toHaveBeenCalledWith(b);
      return 'equal';
    } catch {
      return 'different';
    }
  };
  const input = (value) => Object.assign(document.createElement('input'), { value });
  const data = (value) => {
    const data = new FormData();
    data.append('name', value);
    return data;
  };
  const seen = {
    File: isEqual(new File(['a'], 'a.txt'), new File(['other'], 'b.png', { type: 'image/png' })),
    Event: isEqual(new Event('click'), new Event('submit')),
    CustomEvent: isEqual(new CustomEvent('a', { detail: 1 }), new CustomEvent('a', { detail: 2 })),
    DOMRect: isEqual(new DOMRect(0, 0, 1, 1), new DOMRect(5, 5, 9, 9)),
    ArrayBuffer: isEqual(Uint8Array.of(1).buffer, Uint8Array.of(2).buffer),
    input: isEqual(input('a'), input('b')),
    cause: isEqual(new Error('a', { cause: 1 }), new Error('a', { cause: 2 })),
    FormData: isEqual(data('a'), data('b')),
    URL: isEqual(new URL('http://a.example'), new URL('http://b.example')),
  };
  process.stdout.write(`${Object.entries(seen).map((pair) => pair.join(' ')).join(', ')}\n`);
});
JS
npx jest --testEnvironment jsdom --rootDir "$work" > seen 2> errors || cat errors
expect 'with other contents' \
  'File equal, Event equal, CustomEvent equal, DOMRect equal, ArrayBuffer equal, input equal, cause equal, FormData different, URL different' \
  "$(grep '^File' seen)"
