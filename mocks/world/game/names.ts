import type { GameKind } from './playCalls'

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** First words of game names; uncommon, so that no name is a trademark. */
export const firstWords = words(`
  Lantern Neon Velvet Copper Saffron Marble Amber Cobalt Crimson Drowsy Echo Feather Gilded Hollow Indigo Ivory Juniper
  Kindred Laughing Marigold Midnight Misty Nimble Painted Paper Patchwork Pepper Quartz Quiet Restless Rusty Sable Singing
  Sleepy Smoky Spiral Sunken Tangled Thistle Tinsel Topaz Tumbling Twilight Umber Verdant Violet Waltzing Wandering
  Whistling Willow Windup Winking Woven Zephyr Almond Brass Bramble Cactus Candlelit Cedar Chestnut Clockwork Cotton
  Crooked Dappled Dawn Dusky Emerald Fable Fern Flint Foggy Garnet Ginger Glass Hazel Heather Hidden Humming Ink Jasper
  Kettle Lacquer Lilac Linen Maple Mellow Merry Moss Mulberry Nutmeg Oaken Olive Onyx Orchard Peach Pewter Pine Plum Porcelain
  Prairie Raven Ribbon Rosewood Ruby Scarlet Silken Slate Spruce Stone Sunlit Tawny Teal Timber Toffee Vanilla Walnut Woodland
`)

/** Second words by kind of game; no word occurs in two kinds, so that names are unique. */
export const secondWords = {
  slots: words(`
    Dragon Cherries Comet Fox Tiger Panda Lotus Phoenix Peacock Falcon Owl Rabbit Rooster Castle Knight Wizard Witch Vampire
    Unicorn Fairy Mermaid Ninja Samurai Viking Volcano Temple Treasure Vault Crown Jewel Clover Rainbow Mushroom Butterfly
    Ladybug Toucan Parrot Gorilla Elephant Lion Rhino Bear Wolf Eagle Stallion Bandit Outlaw Sheriff Genie Sultan Sphinx Scarab
    Pharaoh Titan Kraken Galleon Pirate Carnival Circus Jester Masquerade Fiesta Taco Sushi Pizza Cupcake Candy Grape Banana
    Melons Lemons Bells Sevens Spins Reels Blossom Garden Meadow Moonlight Safari Jungle Glacier Thunder Robot Saucer Galaxy
    Skull Ghost Pumpkin Heist Emperor Princess Queen Harvest Lagoon
  `),
  crash: words('Ascent Climb Flight Liftoff Soar Orbit Balloon Kite Rocket Updraft Launch Skyward'),
  table: words('Roulette Wheel Rouge Noir Zero Pocket Croupier Carousel Spindle Circle Orbital Pivot'),
  live: words('Studio Salon Table Lounge Host Parlour Show Stage Terrace Ballroom Gallery Soiree'),
  fishing: words('Reef Shark Harpoon Angler Trident Octopus Whale Tide Lobster Crab Pearl Current'),
  bingo: words('Bingo Numbers Lotto Raffle Housie Balls Tombola Card Patterns Parade Draw Social'),
  arcade: words('Racer Dash Derby Runner Goal Penalty Drop Bounce Mines Tower Hoops Pinball'),
} as const

export type TypeKey = keyof typeof secondWords

/** Arcade games of this name are flights: they run on until they end. */
const races: readonly string[] = words('Racer Dash Derby Runner')

const kinds: Readonly<Record<TypeKey, GameKind>> = {
  slots: 'slot',
  crash: 'crash',
  table: 'roulette',
  live: 'roulette',
  fishing: 'mines',
  bingo: 'mines',
  arcade: 'mines',
}

/** The playable game that a type and a name promise. */
export const kindFor = (type: TypeKey, name: string): GameKind =>
  type === 'arcade' && races.some((word) => name.endsWith(word)) ? 'crash' : kinds[type]

/** Invented providers. */
export const providers = [
  'Kismara Works',
  'Foxglove Row',
  'Northlamp',
  'Tin Parade',
  'Halfmoon & Daughters',
  'Brasswing',
  'Quillfire',
  'Saltmarsh Assembly',
  'Ninefold',
  'Kitehouse',
  'Umbra Toys',
  'Pocket Orchard',
] as const
