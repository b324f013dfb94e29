import { type ComponentProps, useState } from 'react'
import { Art } from './Art'

/** The operator's picture; our own without one, or while it fails to load. */
export function OperatorArt({ image, ...art }: ComponentProps<typeof Art> & { image: string | undefined }) {
  const [failed, setFailed] = useState<string>()
  if (image === undefined || image === failed) return <Art {...art} />
  return <img src={image} width={art.size} height={art.size} alt="" onError={() => setFailed(image)} />
}
