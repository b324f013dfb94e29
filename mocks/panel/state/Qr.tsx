import { qrPath } from '../../../src/ui/data/qrPath'

/** What a phone's camera reads with ease; a code of the largest size holds 2,300. */
export const LONGEST_QR = 1_800

export function Qr({ text }: { text: string }) {
  const { path, modules } = qrPath(text, 'L')
  return (
    <svg className="qr" viewBox={`0 0 ${modules} ${modules}`} role="img" aria-label="QR code of the link">
      <rect width={modules} height={modules} />
      <path d={path} />
    </svg>
  )
}
