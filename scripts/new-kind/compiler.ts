import { readdirSync } from 'node:fs';
import path from 'node:path';
import { API } from 'typescript/unstable/sync';
import { root } from './documents.ts';

export interface Fault {
  file: string;
  text: string;
}

/** The compiler of one project, before sources some of which are other than on disk. TypeScript calls this interface unstable; its version is pinned. */
export class Compiler {
  /** The other texts by absolute path. */
  private others = new Map<string, string>();
  private readonly api: API;
  private readonly config: string;

  constructor(project: string) {
    this.config = path.join(root, project, 'tsconfig.json');
    const beside = (folder: string) => [...this.others.keys()].filter((file) => file.startsWith(`${folder}/`));
    this.api = new API({
      cwd: root,
      fs: {
        readFile: (file) => this.others.get(file),
        fileExists: (file) => (this.others.has(file) ? true : undefined),
        directoryExists: (folder) => (beside(folder).length > 0 ? true : undefined),
        getAccessibleEntries: (folder) => {
          const names = beside(folder).map((file) => path.relative(folder, file).split(path.sep));
          if (names.length === 0) return undefined;
          const entries = entriesOf(folder);
          const all = (own: string[], more: (string | undefined)[]) => [...new Set([...own, ...more.filter((name) => name !== undefined)])];
          return {
            files: all(entries.files, names.filter((name) => name.length === 1).flat()),
            directories: all(
              entries.directories,
              names.filter((name) => name.length > 1).map(([first]) => first),
            ),
          };
        },
      },
    });
  }

  /** What is wrong with these files in place of those on disk, by their paths below the root: in one file, or in all. */
  faults(files: ReadonlyMap<string, string>, file?: string): Fault[] {
    const before = this.others;
    this.others = new Map([...files].map(([name, text]) => [path.join(root, name), text]));
    const touched = [...new Set([...before.keys(), ...this.others.keys()])];
    const isThere = (name: string) => this.others.has(name) || isOnDisk(name);
    const wasThere = (name: string) => before.has(name) || isOnDisk(name);
    const snapshot = this.api.updateSnapshot({
      openProjects: [this.config],
      fileChanges: {
        changed: touched.filter((name) => wasThere(name) && isThere(name)),
        created: touched.filter((name) => !wasThere(name)),
        deleted: touched.filter((name) => !isThere(name)),
      },
    });
    const program = snapshot.getProject(this.config)?.program;
    if (!program) throw new Error(`The compiler knows no ${this.config}`);
    const asked = file === undefined ? undefined : path.join(root, file);
    return [...program.getSyntacticDiagnostics(asked), ...program.getSemanticDiagnostics(asked)].map(({ fileName = '', text }) => ({
      file: path.relative(root, fileName),
      text,
    }));
  }

  close(): void {
    this.api.close();
  }
}

const onDisk = new Map<string, { files: string[]; directories: string[] }>();
function entriesOf(folder: string): { files: string[]; directories: string[] } {
  const known = onDisk.get(folder);
  if (known) return known;
  let entries: { files: string[]; directories: string[] } = { files: [], directories: [] };
  try {
    const found = readdirSync(folder, { withFileTypes: true });
    entries = {
      files: found.filter((entry) => !entry.isDirectory()).map(({ name }) => name),
      directories: found.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    };
  } catch {
    // A folder of new files alone.
  }
  onDisk.set(folder, entries);
  return entries;
}
const isOnDisk = (file: string) => entriesOf(path.dirname(file)).files.includes(path.basename(file));
