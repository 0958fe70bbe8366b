/** @jest-environment-options {"customExportConditions": ["node"]} */
/* React mounts on a form that a visitor has filled in before. */
import { act } from '@testing-library/react';
import { type ChangeEvent, useState } from 'react';
import { renderToString } from 'react-dom/server';
import * as app from '../../src/App';
import { mount } from '../../src/client/mount';

type Field = HTMLInputElement | HTMLSelectElement;

/** What a field holds. */
function read(field: Field) {
  if ('options' in field && field.multiple)
    return Array.from(field.selectedOptions, ({ value }) => value);
  return field.type === 'checkbox' ? (field as HTMLInputElement).checked : field.value;
}

const told: string[] = [];

/** A component with one state for all its fields except the last. */
function Form() {
  const [state, setState] = useState({ line: '', box: false, radio: 'a', list: 'b', many: ['a'] });
  const onChange = ({ target }: ChangeEvent<Field>) => {
    told.push(target.name);
    setState((old) => ({ ...old, [target.name]: read(target) }));
  };
  const radio = { name: 'radio', type: 'radio', onChange };
  const options = ['a', 'b', 'c'].map((name) => <option key={name}>{name}</option>);
  return (
    <>
      <input name="line" value={state.line} onChange={onChange} />
      <input name="box" type="checkbox" checked={state.box} onChange={onChange} />
      <input {...radio} value="a" checked={state.radio === 'a'} />
      <input {...radio} value="b" checked={state.radio === 'b'} />
      <select name="list" value={state.list} onChange={onChange}>
        {options}
      </select>
      <select name="many" multiple value={state.many} onChange={onChange}>
        {options}
      </select>
      <select name="last" onChange={onChange}>
        {options}
      </select>
      <output>{JSON.stringify(state)}</output>
    </>
  );
}

test('what a visitor has entered before React mounts stays in every kind of field, and state learns of it once', () => {
  jest.spyOn(app, 'App').mockImplementation(Form);
  const root = document.createElement('form');
  root.innerHTML = renderToString(<Form />);
  document.body.replaceChildren(root);
  const [line, box, , radio, list, many] = root.querySelectorAll<HTMLInputElement>('input, select');
  Object.assign(line ?? {}, { value: 'typed' });
  Object.assign(list ?? {}, { value: 'c' });
  for (const choice of [box, radio]) choice?.click();
  for (const option of many?.querySelectorAll('option') ?? [])
    option.selected = option.value !== 'a';
  const entered = [...new FormData(root)];
  act(() => mount(root, '/'));
  expect([...new FormData(root)]).toEqual(entered);
  expect(told).toEqual(['line', 'box', 'radio', 'list', 'many']);
  const state = { line: 'typed', box: true, radio: 'b', list: 'c', many: ['b', 'c'] };
  expect(JSON.parse(root.querySelector('output')?.textContent ?? '')).toEqual(state);
});
