//! Facts: what was decided and what chance brought.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::action::{ChamberId, Loss, Spot};
use super::card::CardId;
use super::pack::{Kind, Talent};
use super::state::{Phase, Purpose, Stage, WarStep};
use super::store::Item;
use super::tokens::{Token, Tokens, Zone};

/// One fact.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "each variant says what its fields are")]
pub enum Event {
    /// A seat is asked for a decision.
    Asked { seat: Seat, phase: Phase },
    /// A seat is asked for a decision about a card.
    AskedAbout { seat: Seat, phase: Phase, card: CardId },
    /// A seat takes a talent, secretly (A2).
    TalentTaken { seat: Seat, talent: Talent },
    /// A seat has chosen its talents (A2).
    TalentsChosen { seat: Seat },
    /// All talents are revealed (A2).
    TalentsRevealed,
    /// A round begins (A1.3).
    RoundBegan { round: u8, lead: Seat },
    /// A colony takes green tokens from its rebirth zone and takes back its
    /// work zone; `extra` action points come beside (A4, A2: Big heads).
    Prepared { seat: Seat, took: u8, extra: u8 },
    /// A colony's administration begins (A5).
    AdministrationBegan { seat: Seat },
    /// A Straggler is settled; a green token went to work if `paid` (A7).
    StragglerSettled { seat: Seat, paid: bool },
    /// A payment is asked for; `extra` points pay beside (A3.2).
    Charged { seat: Seat, phase: Phase, purpose: Purpose, due: u8, extra: u8 },
    /// A payment is made (A3.2).
    Paid { seat: Seat, purpose: Purpose, green: u8, red: u8, extra: u8 },
    /// A payment is not made, and what it would have kept is lost (A5).
    Forgone { seat: Seat, purpose: Purpose },
    /// A chamber is built (A5.1).
    Built { seat: Seat, kind: Kind },
    /// Something of the hand is stored (A5.2).
    Stored { seat: Seat, item: Item, chamber: ChamberId },
    /// A Fungus chamber is cultivated, the round's one time (A5.3).
    Cultivated { seat: Seat, chamber: ChamberId },
    /// A Dead leaf is used for a Fungus chamber (A7).
    Mulched { seat: Seat, leaf: CardId, chamber: ChamberId },
    /// A Fungus chamber gets a step as spoils (A9.4).
    Stepped { seat: Seat, chamber: ChamberId },
    /// A Fungus chamber is ready: it starts again, its marker has no place
    /// yet (A5.3).
    Ripened { seat: Seat, chamber: ChamberId },
    /// A food marker gets its place (A5.3).
    Yielded { seat: Seat, spot: Spot },
    /// A green token pays, a red one of this zone turns green (A5.4).
    Cared { seat: Seat, zone: Zone },
    /// A Seed is paid for (A7).
    Planted { seat: Seat, card: CardId },
    /// A Honey insect is used by Herding (A7).
    Herded { seat: Seat, card: CardId },
    /// A colony's administration ends (A5).
    AdministrationEnded { seat: Seat },
    /// The next stage of the round begins (A6, A6.3).
    StageBegan { stage: Stage },
    /// A colony's exploration begins (A6).
    ExplorationBegan { seat: Seat },
    /// A colony chose how many cards to reveal (A6.1).
    Ventured { seat: Seat, count: u8 },
    /// A card is revealed (A6.1).
    Revealed { seat: Seat, card: CardId },
    /// A colony's own sign is revealed and put back (A7: Nest).
    OwnNest { seat: Seat },
    /// A face-up card of the mover is settled (A6.2).
    Settled { card: CardId },
    /// Two colonies meet and compare; both give up so many points (A8).
    Met { seat: Seat, king: CardId, other: Seat, other_king: CardId, points: u8 },
    /// After an Encounter the weaker colony has to pass a card (A8).
    Outmatched { from: Seat, to: Seat },
    /// A face-up card passes (A8); none if there was none.
    Passed { card: Option<CardId> },
    /// The new owner is offered the passed card (A8).
    Offered { seat: Seat, card: CardId },
    /// The offer is over (A8).
    OfferEnded,
    /// A Cliff is cancelled: a green token of this zone turned red (A7).
    Bridged { seat: Seat, zone: Zone },
    /// A Cliff sends a face-up card back into the deck (A7).
    SweptBack { seat: Seat, card: CardId },
    /// A die is rolled about a card (A7).
    Rolled { seat: Seat, card: CardId, pips: u8 },
    /// A colony has to give up so many points (A3.3).
    Owes { seat: Seat, points: u8 },
    /// A colony has to give up a token (A7, A9.4).
    OwesToken { seat: Seat },
    /// Points are given up (A3.3).
    GaveUp { seat: Seat, loss: Loss },
    /// A token is given up (A7).
    TokenLost { seat: Seat, token: Token },
    /// The defender gives up a guard (A9.3).
    GuardLost { place: u8, token: Token },
    /// A Straggler comes (A7).
    Straggled { seat: Seat },
    /// A Cricket comes (A7).
    Cricketed { seat: Seat },
    /// A Resin saves a satiety (A7).
    Eased { seat: Seat },
    /// A face-up card goes into the hand (A6.3).
    Taken { seat: Seat, card: CardId },
    /// A colony's exploration ends (A6).
    ExplorationEnded { seat: Seat },
    /// All cards face up or used go back into the deck (A6.4).
    CardsReturned,
    /// War is declared (A9.1).
    WarDeclared { seat: Seat, target: Seat, card: CardId },
    /// The invader uses a Stone: the defender will have to pay (A7).
    AttackStoned { card: CardId },
    /// The defender burns a Dead leaf (A7).
    LeafBurnt { card: CardId },
    /// The war comes to its next step (A9.3).
    WarStepped { step: WarStep },
    /// A page is drawn (A9.2).
    PageDrawn { page: u8 },
    /// The defender takes a page (A9.2).
    PageTaken { page: u8 },
    /// The defender sets its next chamber, secretly (A9.2).
    Sited { place: u8, chamber: ChamberId },
    /// The defender deploys a token, secretly (A9.2).
    Guarded { place: u8, token: Token },
    /// The invader goes against a place (A9.3).
    PlaceChosen { place: u8 },
    /// The defender lays a Stone on the place (A7).
    PlaceStoned { card: CardId },
    /// The invader does not pay for the Stone and has to choose anew (A7).
    PlaceBarred { place: u8 },
    /// The chamber and the guards of a place are shown (A9.3).
    Shown { place: u8, chamber: Option<ChamberId>, guards: Tokens },
    /// The Gas gland is used (A2).
    Gassed,
    /// A green token of the invader turns red by gas (A2).
    Wounded { zone: Zone },
    /// The guards of a broken place fall; one is spared if it is the colony's
    /// last token (A9.3).
    BrokenIn { place: u8, spared: Option<Token> },
    /// Food goes from a chamber of the defender into the invader's hand
    /// (A9.4).
    FoodTaken { chamber: ChamberId, item: Item },
    /// The invader takes a green token from its rebirth zone (A9.4).
    TokenGained { seat: Seat },
    /// The steps of a Fungus chamber of the defender are reset (A9.4).
    StepsReset { chamber: ChamberId },
    /// Survival points go from the defender to the invader (A9.4).
    QueenTaken { points: u8 },
    /// The war is over; the guards that are left go back (A9.1).
    WarEnded,
    /// The settlement begins (A10).
    SettlementBegan,
    /// A colony feeds on something (A10.1).
    Eaten { seat: Seat, spot: Spot, item: Item },
    /// Penalties are waived (A10.2).
    Waived { seat: Seat, points: u8 },
    /// A colony's feeding is done; so many points are short (A10.1).
    Reckoned { seat: Seat, short: u8 },
    /// A colony fully fed gains survival points (A10.2).
    Fed { seat: Seat, gain: u8 },
    /// A colony loses survival points (A10.2).
    Starved { seat: Seat, loss: u8 },
    /// Colonies die; `death` counts the moments at which some did (A10.3).
    Died { seat: Seat, death: u8 },
    /// Something of the hand is put back (A6.3).
    Discarded { seat: Seat, item: Item },
    /// A colony's hand is within the limit (A6.3).
    HandKept { seat: Seat },
    /// A round ends.
    RoundEnded,
    /// A seat gave up (A10.5).
    Conceded { seat: Seat },
    /// The game is over.
    GameEnded,
}
