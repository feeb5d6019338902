//! Everything has a name, and is told about with the numbers in play.

use std::collections::BTreeSet;

use formicarium::antrealm::keys::SUITS;
use formicarium::antrealm::pack::{Completion, Kind, Pack, Rank, Talent};
use formicarium::engine::Line;
use formicarium::text::{Lang, Text};

/// The line in both languages; an argument that is missing shows as a brace.
#[track_caller]
fn said(line: &Line) -> [String; 2] {
    Lang::ALL.map(|lang| {
        let text = Text::new(lang).plain(line);
        assert!(!text.contains(['{', '}']) && text != line.key, "{}: {text}", line.key);
        text
    })
}

#[test]
fn every_thing_has_a_name_of_its_own() {
    let mut keys: Vec<&str> = SUITS.into();
    keys.extend(Talent::ALL.iter().flat_map(|talent| [talent.key(), talent.about_key()]));
    keys.extend(Rank::ALL.iter().flat_map(|rank| [rank.key(), rank.about_key()]));
    keys.extend(Kind::ALL.iter().flat_map(|kind| [kind.key(), kind.about_key()]));
    keys.extend(Completion::ALL.iter().map(|completion| completion.key()));
    assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len());
    let text = Text::new(Lang::English);
    for key in keys {
        assert!(text.has(key), "{key}");
        assert!(key.starts_with("realm-"), "{key}");
    }
}

#[test]
fn what_things_do_is_told_with_the_numbers_of_the_pack() {
    let mut pack = Pack::base();
    for talent in Talent::ALL {
        said(&talent.about(&pack.manifest.source));
    }
    for rank in Rank::ALL {
        said(&rank.about(&pack));
    }
    for kind in Kind::ALL {
        said(&kind.about(&pack.manifest.completions));
    }
    pack.manifest.source.fungiculture_steps = 7;
    pack.manifest.completions.store_room = 6;
    let [english, chinese] = said(&Talent::Fungiculture.about(&pack.manifest.source));
    assert!(english.contains('7') && chinese.contains('7'), "{english} {chinese}");
    let [english, chinese] = said(&Kind::Storehouse.about(&pack.manifest.completions));
    assert!(english.contains('6') && chinese.contains('6'), "{english} {chinese}");
    let [english, _] = said(&Rank::Seed.about(&pack));
    assert_eq!(
        english,
        "Level-1 food, cost 2; with Planting, 2 points in two rounds running make it level 3."
    );
}

#[test]
fn every_completion_is_said_with_its_unit() {
    for completion in Completion::ALL {
        for number in [1_i64, 9] {
            for text in said(&Line::new(completion.unit_key()).with("number", number)) {
                assert!(text.contains(&number.to_string()), "{text}");
            }
        }
    }
}
