/** Splits at a mark, except inside braces, brackets and strings, as JSON has them. */
export const splitOutside = (text: string, mark: string): string[] => {
  const parts = ['']
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (letter === mark && depth === 0 && !inString) {
      parts.push('')
      continue
    }
    if (inString && letter === '\\') {
      parts.push(`${parts.pop()}${letter}${text[++at] ?? ''}`)
      continue
    }
    if (letter === '"') inString = !inString
    if (!inString && '{['.includes(letter)) depth++
    if (!inString && '}]'.includes(letter)) depth--
    parts.push(`${parts.pop()}${letter}`)
  }
  return parts
}
