import { durations, easings } from '../../theme/tokens'
import { motionReduced } from '../motion'

/** An inert clone of a row that is about to be removed folds in its place, so that the rows below move up. */
export function foldRow(row: HTMLElement): void {
  if (motionReduced()) return
  // A clone of an element is one of the same kind.
  const clone = row.cloneNode(true) as HTMLElement
  clone.inert = true
  clone.ariaHidden = 'true'
  clone.style.overflow = 'clip'
  // From its own height, which is not measured: many rows may go at once.
  clone.style.setProperty('interpolate-size', 'allow-keywords')
  row.after(clone)
  const gone = () => clone.remove()
  clone
    .animate(
      { blockSize: '0', minBlockSize: '0', paddingBlock: '0', opacity: 0 },
      { duration: durations.slow, easing: easings.standard },
    )
    .finished.then(gone, gone)
}
