/**
 * The first k rows in the order of `before`, by a heap of k that holds its worst row on top: most rows of a
 * long list are refused by one comparison.
 * @param among rows to choose from
 */
export function topRows(
  k: number,
  before: (a: number, b: number) => boolean,
  among: ArrayLike<number>,
): Int32Array {
  const capacity = Math.max(0, Math.min(k, among.length));
  const heap = new Int32Array(capacity);
  if (capacity === 0) return heap;
  for (let i = 0; i < among.length; i++) {
    const row = among[i] as number;
    if (i < capacity) rise(heap, i, row, before);
    else if (before(row, heap[0] as number)) sink(heap, capacity, row, before);
  }
  return heap.sort((a, b) => (before(a, b) ? -1 : 1));
}

/** Puts `row` into the free place `at` and lets it rise while it is worse than its parent. */
function rise(heap: Int32Array, at: number, row: number, before: (a: number, b: number) => boolean): void {
  let place = at;
  while (place > 0) {
    const parent = (place - 1) >> 1;
    if (!before(heap[parent] as number, row)) break;
    heap[place] = heap[parent] as number;
    place = parent;
  }
  heap[place] = row;
}

/** Replaces the top by `row` and lets it sink below every row that is worse. */
function sink(heap: Int32Array, size: number, row: number, before: (a: number, b: number) => boolean): void {
  let place = 0;
  for (;;) {
    let child = 2 * place + 1;
    if (child >= size) break;
    if (child + 1 < size && before(heap[child] as number, heap[child + 1] as number)) child++;
    if (!before(row, heap[child] as number)) break;
    heap[place] = heap[child] as number;
    place = child;
  }
  heap[place] = row;
}
