import { useEffect, useState } from 'react'
import { LiveRegion } from '../../../ui/feedback/LiveRegion'

/** Announces a prize once. The live region mounts empty and the text follows, or screen readers miss it. */
export function PrizeAnnouncement({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => setSaid(text), [text])
  return <LiveRegion message={said} />
}
