import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that wait for processes, mails or time-outs, or that call everything as everybody. */
const SLOW =
  /\/(main|durability|access-matrix|mail-delivery|slow-clients|fuzz|plan-restrictions|people-at-risk|features)\.test\.ts$/;

/**
 * Begins with the files that take longest, so that none of them is left alone at the end. A first run knows no durations
 * and would go by the size of the files, which says nothing of how long they wait.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = new Map<string, number>();
    for (const { project } of sorted) if (!rank.has(project.name)) rank.set(project.name, rank.size);
    const place = ({ project, moduleId }: TestSpecification) =>
      (rank.get(project.name) ?? 0) * 2 + (SLOW.test(moduleId) ? 0 : 1);
    return sorted.toSorted((a, b) => place(a) - place(b));
  }
}
