/** A nickname as the list of winners shows it: its first two letters, and the last two of a long one. */
export const maskedName = (nickname: string): string => {
  const letters = [...nickname]
  return `${letters.slice(0, 2).join('')}***${letters.length > 4 ? letters.slice(-2).join('') : ''}`
}
