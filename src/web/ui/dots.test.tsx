import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Dots } from './dots.tsx';

it.each([
  ['every report has its own', [4, 2, 1], '●○○○●○●'],
  ['six newsrooms', [1, 1, 1, 1, 1, 1], '●●●●●●'],
  ['a seventh is said to be there', [3, 1, 1, 1, 1, 1, 1], '●○○●●●●●+'],
  ['so is a fifth that repeats', [6, 1], '●○○○○●+'],
] as const)('dots: %s', (_what, sizes, drawn) => {
  const html = renderToString(<Dots sizes={[...sizes]} />);
  const dots = [...html.matchAll(/<([is])>/g)].map(([, dot]) => (dot === 'i' ? '●' : '○')).join('');
  expect(dots + (html.includes('class="dots cut"') ? '+' : '')).toBe(drawn);
});
