/** For pages that show an address: the same in every picture, whatever port serves the story. */
export const ORIGIN = 'https://kismara.example'
