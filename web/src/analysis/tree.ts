/** A tree of tries as the server keeps it: a list of moves, each after its parent or where it leaves the game. */

import type { TreeNode, TreeNodeShown } from '$app/lib/protocol';

type Node = Pick<TreeNode, 'move' | 'name' | 'comment'> & { parent: number | null; ply: number };

/** Moves that follow each other without another way, as one line of the list. */
export interface Run {
  depth: number;
  nodes: number[];
}

export const plain = ({ parent, ply, move, name, comment }: TreeNodeShown | Node): Node => ({ parent: parent ?? null, ply, move, name: name ?? '', comment: comment ?? '' });

/** The moves that lead to a node, from where they leave the game. */
export function pathTo(nodes: readonly Node[], place: number): string[] {
  const node = nodes[place];
  return node ? [...(node.parent === null ? [] : pathTo(nodes, node.parent)), node.move] : [];
}

/** The node that a variation leads to; -1 if nobody has kept it. */
export function placeOf(nodes: readonly Node[], ply: number, moves: readonly string[]): number {
  let found: number | null = null;
  for (const move of moves) {
    const next = nodes.findIndex((node) => node.move === move && node.parent === found && (found !== null || node.ply === ply));
    if (next < 0) return -1;
    found = next;
  }
  return found ?? -1;
}

/** The tree with a variation in it; what is there already is not doubled. */
export function withPath(nodes: readonly Node[], ply: number, moves: readonly string[]): Node[] {
  const all = [...nodes];
  let parent: number | null = null;
  for (const [count, move] of moves.entries()) {
    const known = placeOf(all, ply, moves.slice(0, count + 1));
    if (known < 0) all.push({ parent, ply, move, name: '', comment: '' });
    parent = known < 0 ? all.length - 1 : known;
  }
  return all;
}

/** The tree without a node and all that follows it. */
export function without(nodes: readonly Node[], place: number): Node[] {
  const gone = new Set([place]);
  nodes.forEach((node, i) => node.parent !== null && gone.has(node.parent) && gone.add(i));
  const kept = nodes.map((_, i) => i).filter((i) => !gone.has(i));
  return kept.map((i) => ({ ...nodes[i]!, parent: nodes[i]!.parent === null ? null : kept.indexOf(nodes[i]!.parent) }));
}

/** Both trees in one; where both say something, the first does. */
export function merged(one: readonly Node[], other: readonly Node[]): Node[] {
  let all = [...one];
  other.forEach((node, i) => {
    const path = pathTo(other, i);
    all = withPath(all, node.ply, path);
    const place = placeOf(all, node.ply, path);
    all[place] = { ...all[place]!, name: all[place]!.name || node.name, comment: all[place]!.comment || node.comment };
  });
  return all;
}

/** The tree as lines, each under the one it leaves. */
export function runs(nodes: readonly Node[]): Run[] {
  const after = (parent: number | null): number[] => nodes.map((_, i) => i).filter((i) => nodes[i]!.parent === parent);
  const walk = (first: number, depth: number): Run[] => {
    const run = [first];
    let next = after(first);
    while (next.length === 1 && !nodes[run.at(-1)!]!.comment) {
      run.push(next[0]!);
      next = after(next[0]!);
    }
    return [{ depth, nodes: run }, ...next.flatMap((each) => walk(each, depth + (next.length > 1 ? 1 : 0)))];
  };
  return after(null).sort((one, other) => nodes[one]!.ply - nodes[other]!.ply || one - other).flatMap((root) => walk(root, 0));
}
