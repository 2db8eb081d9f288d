// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { keepHeight } from './keep-height.ts';

it('a dialog keeps the height it had at the first letter, and what is in no dialog keeps none', () => {
  document.body.innerHTML = '<div class="dialog"><input></div><input id="alone">';
  const [box, field, alone] = ['.dialog', '.dialog input', '#alone'].map(
    (name) => document.querySelector(name) as HTMLElement,
  ) as [HTMLElement, HTMLElement, HTMLElement];
  const heights = vi.spyOn(box, 'getBoundingClientRect');
  for (const height of [640, 200]) {
    heights.mockReturnValue(new DOMRect(0, 0, 360, height));
    keepHeight({ currentTarget: field });
    expect(box.style.minHeight).toBe('min(640px, 100%)');
  }
  keepHeight({ currentTarget: alone });
  expect(alone.style.minHeight).toBe('');
});
