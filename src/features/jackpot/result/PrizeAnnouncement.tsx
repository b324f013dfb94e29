import { useEffect, useState } from 'react'
import { LiveRegion } from '../../../ui/feedback/LiveRegion'

/** Says a prize once: the region stands first and its words come after, or screen readers miss them. */
export function PrizeAnnouncement({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => setSaid(text), [text])
  return <LiveRegion message={said} />
}
