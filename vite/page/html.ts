import type { Rolldown } from 'vite'

/** The HTML files of a bundle with their text. */
export const htmlOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).flatMap((asset) =>
    asset.type === 'asset' && asset.fileName.endsWith('.html')
      ? [{ fileName: asset.fileName, html: String(asset.source), asset }]
      : [],
  )
