import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { imageKind, KIND_BYTES } from '../../domain/image/imageKind'
import type { ChosenImage, ImageProblem, RefusedImage } from '../../domain/image/imageProblem'
import { reducedImage } from '../../platform/device/images'

/** The largest file that is read, bytes. */
const LARGEST = 20 * 1024 * 1024
/** Characters of a data URL that the backend takes (assumed). */
const LONGEST = 1_900_000

type Reduce = typeof reducedImage

const problemOf = async (file: Blob): Promise<ImageProblem | null> => {
  if (file.size > LARGEST) return 'tooLarge'
  const kind = imageKind(new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()))
  if (kind === 'heic') return 'heic'
  return kind === 'other' ? 'notImage' : null
}

/** Images to be sent, in the order in which they were chosen. */
export class ChosenImages {
  list: readonly ChosenImage[] = []
  /** Files that were not taken, from the last choice and in its order. */
  problems: readonly RefusedImage[] = []
  readonly #reduce: Reduce
  #serial = 0

  constructor(reduce: Reduce = reducedImage) {
    this.#reduce = reduce
    makeAutoObservable(this, { list: observableRef, problems: observableRef })
  }

  get busy(): boolean {
    return this.list.some(({ url }) => url === null)
  }

  /** Data URLs, in order. */
  get urls(): string[] {
    return this.list.flatMap(({ url }) => url ?? [])
  }

  /** Takes files up to the limit; each keeps its place while it is reduced. */
  async add(files: readonly File[], limit: number): Promise<void> {
    this.problems = []
    const room = Math.max(0, limit - this.list.length)
    const chosen = files.map((file) => ({ file, id: ++this.#serial }))
    const taken = chosen.slice(0, room)
    this.list = [...this.list, ...taken.map(({ file, id }) => ({ id, name: file.name, url: null }))]
    this.problems = chosen.slice(room).map(({ file: { name }, id }) => ({ id, name, problem: 'tooMany' }))
    await Promise.all(taken.map(({ file, id }) => this.#read(file, id)))
  }

  remove(id: number): void {
    this.list = this.list.filter((image) => image.id !== id)
  }

  clear(): void {
    this.list = []
    this.problems = []
  }

  async #read(file: File, id: number): Promise<void> {
    const problem = await problemOf(file).catch((): ImageProblem => 'unreadable')
    const url = problem ? null : await this.#reduce(file, LONGEST).catch(() => null)
    runInAction(() => {
      // Removed in the meantime.
      if (!this.list.some((image) => image.id === id)) return
      if (url) this.list = this.list.map((image) => (image.id === id ? { ...image, url } : image))
      else {
        this.remove(id)
        const refused = { id, name: file.name, problem: problem ?? 'unreadable' }
        this.problems = [...this.problems, refused].toSorted((a, b) => a.id - b.id)
      }
    })
  }
}
