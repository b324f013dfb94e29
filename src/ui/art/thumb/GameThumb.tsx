import { memo, use, useState } from 'react'
import { useNear } from '../../lists/useNear'
import { ThumbDetail } from './detail'
import { GeneratedArt } from './drawing/GeneratedArt'
import { thumbFace } from './face'
import { Tile } from './Tile'

export interface ThumbTag {
  readonly kind: 'hot' | 'new'
  readonly label: string
}

interface GameThumbProps {
  readonly id: number | string
  readonly name: string
  readonly category?: string | undefined
  readonly tag?: ThumbTag | undefined
  /** The operator's image; the generated art is shown while it loads and if it fails. */
  readonly image?: string | undefined
  /** From `spreadPalettes`. */
  readonly palette?: number | undefined
  /** Load at once, for the first view. */
  readonly eager?: boolean
}

type ImageState = 'waiting' | 'shown' | 'failed'

/** A game's thumbnail: the operator's image, else generated from its id and name. */
export const GameThumb = memo(function GameThumb(props: GameThumbProps) {
  const { id, name, category = '', tag, image, eager = false } = props
  const [state, setState] = useState<{ readonly image: string | undefined; readonly is: ImageState }>({
    image,
    is: 'waiting',
  })
  const is = state.image === image ? state.is : 'waiting'
  // Once near, the art stays.
  const [isNear, setNear] = useState(eager)
  const ref = useNear(() => setNear(true))
  const near = eager || (isNear && use(ThumbDetail) === 'full')
  const face = thumbFace(id, name)

  return (
    <Tile ref={ref}>
      {is !== 'shown' && (
        <GeneratedArt {...{ id, name, category, face, near }} palette={props.palette ?? face.palette} />
      )}
      {image !== undefined && near && is !== 'failed' && (
        <img
          data-layer="image"
          src={image}
          alt={is === 'shown' ? name : ''}
          width={240}
          height={320}
          decoding="async"
          draggable={false}
          onLoad={() => setState({ image, is: 'shown' })}
          onError={() => setState({ image, is: 'failed' })}
        />
      )}
      {tag && <b data-tag={tag.kind}>{tag.label}</b>}
    </Tile>
  )
})
