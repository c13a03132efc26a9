// Made from openapi.json by `make api`; not to be edited.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description What is done with a match that was begun and not ended (CP-10.3).
         * @enum {string}
         */
        Abandoned: "replay" | "resume" | "award";
        /** @description An event of Action Deck. */
        ActionDeckEvent: {
            /** @enum {string} */
            kind: "kick-off-drawn";
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "period-start";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "possession";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
            /** @enum {string} */
            zone: "D" | "M" | "A";
        } | {
            /** @enum {string} */
            kind: "mark";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
            stall: boolean;
        } | {
            calls: number;
            /** @enum {string} */
            kind: "press";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "stall";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            card: number;
            /** @enum {string} */
            kind: "zone";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            reading: string;
            /** @enum {string} */
            side: "home" | "away";
            /** @enum {string} */
            zone: "D" | "M" | "A";
        } | {
            helps: boolean;
            /** @enum {string} */
            kind: "pressed";
            need: number;
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "press-void";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            case: "own goal check" | "penalty check" | "ejection check";
            /** @enum {string} */
            kind: "x";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            rating: number;
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            case: "own goal check" | "penalty check" | "ejection check";
            /** @enum {string} */
            kind: "x-answer";
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            rating: number;
            /** @enum {string} */
            side: "home" | "away";
            yes: boolean;
        } | {
            /** @enum {string} */
            kind: "x-aside";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            kept: boolean;
            /** @enum {string} */
            kind: "control";
            need: number;
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
            /** @enum {string} */
            zone: "D" | "M" | "A";
        } | {
            action: string;
            /** @enum {string} */
            kind: "foul-check";
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            action: string;
            /** @enum {string} */
            kind: "attack";
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            column: string;
            /** @enum {string} */
            kind: "found";
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            player: string;
            /** @enum {string} */
            side: "home" | "away";
        } | {
            column: string;
            /** @enum {string} */
            kind: "passed";
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            player: string;
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "booked";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            player: string;
            second: boolean;
            /** @enum {string} */
            side: "home" | "away";
        } | {
            control: number;
            /** @enum {string} */
            kind: "sent-off";
            men: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            player: string;
            second: boolean;
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            chart: "shots not on goal" | "saves" | "free kick" | "corner";
            /** @enum {string} */
            kind: "chart";
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            result: "shoot" | "corner" | "keep A" | "keep M" | "other D" | "other M" | "possible penalty";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "possible-penalty";
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            rating: number;
            /** @enum {string} */
            side: "home" | "away";
            yes: boolean;
        } | {
            /** @enum {string} */
            kind: "shot";
            need: number;
            number: number;
            on_goal: boolean;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            player: string;
            /** @enum {string} */
            side: "home" | "away";
        } | {
            even: boolean;
            /** @enum {string} */
            kind: "parity";
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            keeper: string;
            /** @enum {string} */
            kind: "keeper-named";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            keeper: string;
            /** @enum {string} */
            kind: "keeper-drawn";
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            goal: boolean;
            keeper: string;
            /** @enum {string} */
            kind: "even";
            need: number;
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            player: string;
            /** @enum {string} */
            side: "home" | "away";
        } | {
            goal: boolean;
            keeper: string;
            /** @enum {string} */
            kind: "odd";
            need: number;
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            player: string;
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "goal";
            penalty: boolean;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            score: [
                number,
                number
            ];
            scorer: string | null;
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "scorer";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            player: string;
            /** @enum {string} */
            side: "home" | "away";
        } | {
            count: number;
            /** @enum {string} */
            kind: "assists";
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            rating: number;
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "penalty";
            need: number;
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            player: string;
            scored: boolean;
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "own-goal";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            score: [
                number,
                number
            ];
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "added-time";
            minutes: number;
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "period-end";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            score: [
                number,
                number
            ];
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "match-end";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            score: [
                number,
                number
            ];
            /** @enum {string} */
            side: "home" | "away";
        };
        /** @description What can come of answers that somebody thinks of. */
        AllChances: {
            /** @description In the order asked for. */
            chances: components["schemas"]["Chances"][];
        };
        /** @description An answer in notation, beside the name of its question. */
        Answer: {
            /** @description True if a computer answered for a person who leaves such questions to it. */
            by_assistant: boolean;
            /** @description True if nobody answered and the default was taken. */
            by_default: boolean;
            /** @description The question's label: `goalie`, `card`, `home turn`. */
            label: string;
            /** @description The answer: `7`, `57`, `shoot`. */
            text: string;
        };
        /** @description Answers, from somebody who saw this version of the match. */
        Answers: {
            /**
             * @description In order: a choice, or the numbers of several dice; cards by their numbers or by what they
             *     show, also several in one text.
             */
            answers: string[];
            /**
             * Format: int32
             * @description Lines in the log when it was seen.
             */
            version: number;
        };
        /**
         * @description Whether goals scored away count double in a draw over two legs (CP-6.3).
         * @enum {string}
         */
        AwayGoals: "off" | "regulation" | "also_extra";
        /** @description A piece of work that was begun. */
        Begun: {
            /** @description Its id: whoever has it may look at the work and give it up. */
            job: string;
        };
        /**
         * @description Whose fault it was that a match was not played to its end.
         * @enum {string}
         */
        Blame: "home" | "away" | "both";
        /** @description What lies on the table and does not move. */
        Board: {
            /** @enum {string} */
            game: "goal-dice";
            /** @description The squares in the order of the path. */
            squares: components["schemas"]["SquareOnBoard"][];
        } | {
            /** @description Cards in the deck; 0 where dice are rolled. */
            cards: number;
            /** @description The charts that the sides can come to, by what they are called in events. */
            charts: {
                [key: string]: components["schemas"]["SheetLine"][];
            };
            /** @description RATE and ratings of home and away. */
            clubs: components["schemas"]["Pair_String"];
            /** @enum {string} */
            game: "offense-charts";
            /** @description The tables, by what they are called in events. */
            tables: {
                [key: string]: components["schemas"]["SheetLine"][];
            };
        } | {
            /** @description The cards, the first one first. */
            cards: components["schemas"]["CardFace"][];
            /** @description The extra charts, by what they are called in events. */
            charts: {
                [key: string]: components["schemas"]["SheetLine"][];
            };
            /** @enum {string} */
            game: "action-deck";
            /** @description What stands in the line of a keeper. */
            keeper_columns: string[];
            /** @description What stands in the line of a player. */
            player_columns: string[];
            /** @description The team charts of home and away. */
            teams: components["schemas"]["Pair_TeamSheet"];
        } | {
            /** @enum {string} */
            game: "inside-the-net";
            /** @description Those of home and away. */
            squads: components["schemas"]["Pair_Squad"];
        } | {
            /** @enum {string} */
            game: "counter-attack";
            /** @description The parts of a movement phase, in their order. */
            movement: components["schemas"]["MovementPart"][];
            /** @description The hexes, and what is marked on them. */
            pitch: components["schemas"]["HexPitch"];
            /** @description The players of home and away, by shirts. */
            squads: components["schemas"]["Pair_Vec_SquadLine"];
        };
        /** @description Another answer to a finished match. */
        Branch: {
            /** @description The answer in its place; left out, the match waits there. */
            answer?: string | null;
            /** @description The frame whose answer is changed, from 1. */
            frame: number;
        };
        /** @description A card. */
        Card: {
            /** @description Its colour. */
            colour: components["schemas"]["Colour"];
            /**
             * Format: int32
             * @description When; 0 if nobody noted it.
             */
            minute?: number;
            /** @description Who. */
            player: string;
            /** @description What for. */
            reason?: components["schemas"]["Reason"];
            /** @description Whose player. */
            side: components["schemas"]["Side"];
        };
        /** @description What stands on a card of action-deck. */
        CardFace: {
            /** @description The number, or X. */
            number: string;
            /** @description The readings in the attacking zone, in midfield, in the own zone. */
            zones: [
                string,
                string,
                string
            ];
        };
        /** @description A line of a card: what stands at its beginning (`MID`, `defence`), and its values (`Pss+ 11-16`). */
        CardLine: {
            /** @description What it is. */
            name: string;
            /** @description What stands there. */
            values: string[];
        };
        /** @description What a game knows of a team. */
        Cards: {
            /** @enum {string} */
            kind: "names";
        } | {
            /** @enum {string} */
            kind: "ratings";
            /** @description With their names. */
            ratings: components["schemas"]["NamedRating"][];
        } | {
            /** @description What stands in the line of a keeper. */
            keeper_columns: string[];
            /** @enum {string} */
            kind: "chart";
            /** @description What stands in the line of a player. */
            player_columns: string[];
            /** @description The chart. */
            team: components["schemas"]["TeamSheet"];
        } | {
            /** @enum {string} */
            kind: "squad";
            /** @description The squad. */
            squad: components["schemas"]["Squad"];
        } | {
            /** @enum {string} */
            kind: "players";
            /** @description The men. */
            players: components["schemas"]["SquadLine"][];
        };
        /** @description What stands in a place of a table. */
        Cell: string | number;
        /** @description A chance, and how far simulation can be trusted. */
        Chance: {
            /** Format: double */
            chance: number;
            /** Format: double */
            standard_error: number;
        };
        /** @description What can come of some answers. */
        Chances: {
            /** @description The answers. */
            answers: string[];
            /** @description In the game's words, the likeliest first, adding up to 1; none where they are not known. */
            outcomes: components["schemas"]["Possibility"][];
        };
        Choice: {
            choice: string;
            /** Format: double */
            draw: number;
            /** Format: double */
            loss: number;
            /**
             * Format: double
             * @description Of what it is worth: won 1, drawn a half.
             */
            standard_error?: number;
            /** Format: double */
            win: number;
        };
        Coach: {
            about: string;
            name: string;
            /** @description His name for people. */
            title: string;
        };
        /**
         * @description `human` or a computer coach of the game; a person at home and the game's first
         *     coach away if left out.
         */
        Coaches: {
            away?: string | null;
            home?: string | null;
        };
        /**
         * @description The colour of a card.
         * @enum {string}
         */
        Colour: "yellow" | "second_yellow" | "red";
        /** @description A competition that a season can be of. */
        Competition: {
            /** @description The game it is played with if nobody says otherwise. */
            game: string | null;
            /**
             * @description To begin a season of it.
             * @example league
             */
            id: string;
            /** @description Its name. */
            name: string;
            /**
             * Format: int64
             * @description How many teams it needs, if that is fixed.
             */
            teams: number | null;
        };
        /** @description The file of a competition. */
        CompetitionFile: {
            abandoned?: components["schemas"]["Abandoned"];
            about?: string | null;
            discipline?: components["schemas"]["NamedOr_DisciplineFile"] | null;
            game?: string | null;
            id: string;
            minimum_players?: number | null;
            name?: string | null;
            stages: components["schemas"]["StageFile"][];
            teams?: number | null;
            touchline?: string | null;
        };
        /** @description What is played. */
        CompetitionWish: string | components["schemas"]["CompetitionFile"];
        /** @description The competitions that a season can be of. */
        Competitions: {
            /** @description Those that come along, and those of the user's folder. */
            competitions: components["schemas"]["Competition"][];
            /** @description The rules of discipline that it can name. */
            disciplines: components["schemas"]["PresetRules"][];
            /** @description The orders of tables that a file of one can name. */
            rankings: components["schemas"]["PresetRules"][];
        };
        /**
         * @description How cards are weighed where conduct decides (CP-4.5).
         * @enum {string}
         */
        Conduct: "fifa" | "uefa";
        /** @description A step about verifiable dice, from somebody who saw this version of the match. */
        Contribution: {
            /** @description What is done. */
            step?: components["schemas"]["MixStep"];
            /**
             * @description With `commit` the hash, with `reveal` the addition, with `add` 1 to 80 characters in one line;
             *     nothing with the others.
             */
            text?: string;
            /**
             * Format: int32
             * @description Lines in the log when it was seen.
             */
            version: number;
        };
        /** @description What takes the place of a result. */
        Correction: {
            /** @description True to take out later results that do not fit any more, because others meet now. */
            drop_later?: boolean;
            /** @description The match as it should be. */
            typed: components["schemas"]["TypedMatch"];
        };
        /** @description An event of Counter Attack. */
        CounterAttackEvent: {
            /** @enum {string} */
            kind: "referee";
            leniency: number;
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
        } | {
            away: number;
            home: number;
            /** @enum {string} */
            kind: "toss";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
        } | {
            /** @enum {string} */
            kind: "period-start";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "part";
            minute: number;
            /** @enum {string} */
            part: "A4" | "D5" | "A2";
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
        } | {
            /** @enum {string} */
            kind: "moved";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            to: string | null;
            who: string;
        } | {
            /** @enum {string} */
            kind: "placed";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            to: string;
            who: string;
        } | {
            from: string;
            /** @enum {string} */
            kind: "step";
            left: number;
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            run: number;
            to: string;
            who: string;
        } | {
            /** @enum {string} */
            kind: "land";
            left: number;
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            to: string;
            who: string;
        } | {
            at: string;
            /** @enum {string} */
            kind: "collect";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            who: string;
        } | {
            /** @enum {string} */
            kind: "keeper-move";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            to: string | null;
            who: string;
        } | {
            /** @enum {string} */
            kind: "pushed";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            to: string;
            who: string;
        } | {
            /** @enum {string} */
            kind: "repositioned";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            to: string | null;
            who: string;
        } | {
            /** @enum {string} */
            kind: "stun";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            who: string;
        } | {
            at: string;
            by: string;
            /** @enum {string} */
            kind: "steal";
            minute: number;
            on: string;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            /** @enum {string} */
            res: "won" | "lost" | "tied" | "fail" | "foul" | "caught";
            roll: {
                die: number;
                modifier: number;
                skill: string;
                star: boolean;
                total: number;
                value: number;
            };
        } | {
            at: string;
            by: string;
            /** @enum {string} */
            kind: "tried";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            /** @enum {string} */
            res: "won" | "lost" | "tied" | "fail" | "foul" | "caught";
            roll: {
                die: number;
                modifier: number;
                skill: string;
                star: boolean;
                total: number;
                value: number;
            };
            /** @enum {string} */
            what: "reach" | "attract";
        } | {
            at: string | null;
            by: string;
            from: string | null;
            /** @enum {string} */
            kind: "intercept";
            minute: number;
            need: number | null;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            /** @enum {string} */
            res: "won" | "lost" | "tied" | "fail" | "foul" | "caught";
            roll: null | {
                die: number;
                modifier: number;
                skill: string;
                star: boolean;
                total: number;
                value: number;
            };
            total: number;
        } | {
            at: string;
            by: string;
            /** @enum {string} */
            kind: "block";
            minute: number;
            need: number;
            on: string | null;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            /** @enum {string} */
            res: "won" | "lost" | "tied" | "fail" | "foul" | "caught";
            roll: {
                die: number;
                modifier: number;
                skill: string;
                star: boolean;
                total: number;
                value: number;
            };
        } | {
            by: string;
            /** @enum {string} */
            kind: "deflect";
            minute: number;
            on: string | null;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            /** @enum {string} */
            res: "won" | "lost" | "tied" | "fail" | "foul" | "caught";
            roll: {
                die: number;
                modifier: number;
                skill: string;
                star: boolean;
                total: number;
                value: number;
            };
        } | {
            at: string;
            att: {
                die: number;
                modifier: number;
                skill: string;
                star: boolean;
                total: number;
                value: number;
            };
            behind: boolean | null;
            by: string;
            def: {
                die: number;
                modifier: number;
                skill: string;
                star: boolean;
                total: number;
                value: number;
            };
            duel: string;
            /** @enum {string} */
            kind: "duel";
            minute: number;
            on: string;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            /** @enum {string} */
            res: "won" | "lost" | "tied" | "fail" | "foul" | "caught";
        } | {
            at: string;
            behind: boolean | null;
            by: string;
            die: number;
            duel: string;
            /** @enum {string} */
            kind: "duel-foul";
            minute: number;
            on: string;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
        } | {
            at: string;
            by: string;
            die: number;
            /** @enum {string} */
            kind: "reckless";
            minute: number;
            on: string;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            /** @enum {string} */
            res: "won" | "lost" | "tied" | "fail" | "foul" | "caught";
        } | {
            at: string;
            behind: boolean;
            by: string;
            /** @enum {string} */
            foul: "steal" | "tackle" | "dive" | "nutmeg" | "reckless" | "ftp" | "handball";
            /** @enum {string} */
            kind: "foul";
            last_man: boolean;
            minute: number;
            on: string;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
        } | {
            die: number;
            /** @enum {string} */
            kind: "injury";
            minute: number;
            on: string;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            /** @enum {string} */
            res: "none" | "injured" | "second";
            resilience: number;
        } | {
            by: string;
            /** @enum {string} */
            check: "none_yellow" | "yellow_red" | "automatic";
            die: number | null;
            /** @enum {string} */
            kind: "booking";
            leniency: number;
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            /** @enum {string} */
            res: "none" | "yellow" | "second_yellow" | "red";
        } | {
            /** @enum {string} */
            kind: "sent-off";
            left: number;
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            who: string;
        } | {
            /** @enum {string} */
            kind: "must-leave";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            who: string;
        } | {
            /** @enum {string} */
            award: "play_on" | "free_kick" | "penalty";
            forced: boolean;
            /** @enum {string} */
            kind: "decision";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            by: string;
            from: string;
            /** @enum {string} */
            kind: "pass";
            meant: string | null;
            minute: number;
            /** @enum {string} */
            pass: "std" | "short" | "ftp" | "throw" | "throwin" | "throwhead" | "cshort";
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            to: string;
        } | {
            at: string;
            by: string | null;
            from: string | null;
            /** @enum {string} */
            kind: "received";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            who: string;
        } | {
            at: string;
            /** @enum {string} */
            kind: "space";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
        } | {
            accurate: boolean;
            by: string;
            from: string;
            /** @enum {string} */
            kind: "high";
            meant: string | null;
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            roll: {
                die: number;
                modifier: number;
                skill: string;
                star: boolean;
                total: number;
                value: number;
            };
            to: string;
        } | {
            by: string;
            from: string;
            /** @enum {string} */
            kind: "cross";
            meant: string | null;
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            to: string;
        } | {
            accurate: boolean;
            by: string;
            from: string;
            /** @enum {string} */
            kind: "long";
            minute: number;
            need: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            roll: {
                die: number;
                modifier: number;
                skill: string;
                star: boolean;
                total: number;
                value: number;
            };
            to: string;
        } | {
            by: string;
            dir: number;
            dist: number;
            /** @enum {string} */
            kind: "drift";
            lands: string;
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
        } | {
            by: string;
            dir: number;
            dist: number;
            /** @enum {string} */
            kind: "drift-out";
            last: string;
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
        } | {
            at: string;
            /** @enum {string} */
            kind: "down";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
        } | {
            at: string;
            att: {
                roll: {
                    die: number;
                    modifier: number;
                    skill: string;
                    star: boolean;
                    total: number;
                    value: number;
                };
                total: number;
                who: string;
            };
            def: {
                roll: {
                    die: number;
                    modifier: number;
                    skill: string;
                    star: boolean;
                    total: number;
                    value: number;
                };
                total: number;
                who: string;
            };
            /** @enum {string} */
            kind: "header";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            /** @enum {string} */
            res: "won" | "lost" | "tied" | "fail" | "foul" | "caught";
        } | {
            /** @enum {string} */
            kind: "free-header";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            roll: null | {
                die: number;
                modifier: number;
                skill: string;
                star: boolean;
                total: number;
                value: number;
            };
            who: string;
        } | {
            from: string;
            /** @enum {string} */
            kind: "headed";
            meant: string | null;
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            to: string;
            who: string;
        } | {
            aim: string;
            from: string;
            /** @enum {string} */
            kind: "headed-shot";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            roll: {
                die: number;
                modifier: number;
                skill: string;
                star: boolean;
                total: number;
                value: number;
            };
            who: string;
        } | {
            /** @enum {string} */
            kind: "keeper-beaten";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            who: string;
        } | {
            at: string;
            /** @enum {string} */
            kind: "control";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            /** @enum {string} */
            res: "won" | "lost" | "tied" | "fail" | "foul" | "caught";
            roll: {
                die: number;
                modifier: number;
                skill: string;
                star: boolean;
                total: number;
                value: number;
            };
            who: string;
        } | {
            by: string;
            die: number;
            held: boolean;
            /** @enum {string} */
            kind: "back-head";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
        } | {
            /** @enum {string} */
            kind: "snapshot";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            who: string;
        } | {
            aim: string;
            from: string;
            /** @enum {string} */
            kind: "shot";
            minute: number;
            modifier: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            snapshot: boolean;
            who: string;
        } | {
            /** @enum {string} */
            kind: "free-kick-shot";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            roll: {
                die: number;
                modifier: number;
                skill: string;
                star: boolean;
                total: number;
                value: number;
            };
            who: string;
        } | {
            aim: string;
            /** @enum {string} */
            kind: "penalty";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            roll: {
                die: number;
                modifier: number;
                skill: string;
                star: boolean;
                total: number;
                value: number;
            };
            who: string;
        } | {
            /** @enum {string} */
            kind: "off-target";
            minute: number;
            penalty: boolean;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            who: string;
        } | {
            /** @enum {string} */
            kind: "no-save";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            roll: {
                die: number;
                modifier: number;
                skill: string;
                star: boolean;
                total: number;
                value: number;
            };
            who: string;
        } | {
            at: string;
            att: {
                die: number;
                modifier: number;
                skill: string;
                star: boolean;
                total: number;
                value: number;
            };
            by: string;
            def: {
                die: number;
                modifier: number;
                skill: string;
                star: boolean;
                total: number;
                value: number;
            };
            /** @enum {string} */
            kind: "save";
            minute: number;
            on: string;
            penalty: boolean;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            /** @enum {string} */
            res: "won" | "lost" | "tied" | "fail" | "foul" | "caught";
            step: number;
        } | {
            by: string;
            die: number;
            handling: number;
            held: boolean;
            /** @enum {string} */
            kind: "handling";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
        } | {
            dir: number;
            dist: number;
            from: string;
            goal: boolean;
            hit: string | null;
            /** @enum {string} */
            kind: "loose";
            last: string | null;
            minute: number;
            off: string;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            rest: string | null;
            rolls: string;
        } | {
            by: string;
            held: boolean;
            /** @enum {string} */
            kind: "loose-save";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            roll: {
                die: number;
                modifier: number;
                skill: string;
                star: boolean;
                total: number;
                value: number;
            };
        } | {
            /** @enum {string} */
            kind: "goal";
            minute: number;
            own: boolean;
            penalty: boolean;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            score: [
                number,
                number
            ];
            scorer: string | null;
            shot: null | ("near" | "far" | "header" | "free_kick" | "penalty");
            /** @enum {string} */
            side: "home" | "away";
        } | {
            at: string;
            /** @enum {string} */
            kind: "offside";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            who: string;
        } | {
            /** @enum {string} */
            kind: "restart";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            restart: {
                at: string;
                /** @enum {string} */
                kind: "kick_off" | "throw_in" | "goal_kick" | "corner" | "free_kick" | "penalty";
                /** @enum {string} */
                side: "home" | "away";
            };
        } | {
            /** @enum {string} */
            kind: "phase-end";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            /** @enum {string} */
            why: "normal" | "steal" | "tackle" | "dive" | "reach" | "collect" | "loose" | "save" | "stoppage";
        } | {
            actions: number;
            die: number;
            /** @enum {string} */
            kind: "added";
            leniency: number;
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
        } | {
            /** @enum {string} */
            half: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            /** @enum {string} */
            kind: "half-end";
            minute: number;
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            score: [
                number,
                number
            ];
        } | {
            /** @enum {string} */
            kind: "menu";
            /** @enum {string} */
            menu: "kick_off" | "after_move" | "unclaimed" | "tackle" | "std_received" | "ftp_received" | "head_received" | "long_received" | "loose_hit" | "short_corner" | "aos" | "save_hold" | "drop" | "goal_kick" | "free_kick" | "corner" | "throw_in" | "throw_in_last" | "penalty";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "substitution";
            minute: number;
            off: string;
            on: string;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
        } | {
            /** @enum {string} */
            kind: "new-keeper";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            who: string;
        } | {
            aim: string;
            kicks: [
                number,
                number
            ];
            /** @enum {string} */
            kind: "shoot-out-kick";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            save: null | {
                roll: {
                    die: number;
                    modifier: number;
                    skill: string;
                    star: boolean;
                    total: number;
                    value: number;
                };
                total: number;
                who: string;
            };
            scored: boolean;
            shot: {
                die: number;
                modifier: number;
                skill: string;
                star: boolean;
                total: number;
                value: number;
            };
            who: string;
        } | {
            /** @enum {string} */
            kind: "abandoned";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            kicks: [
                number,
                number
            ];
            /** @enum {string} */
            kind: "full-time";
            minute: number;
            /** @enum {string} */
            period: "first half" | "second half" | "extra time" | "extra time, second half" | "shoot-out" | "full time";
            score: [
                number,
                number
            ];
        };
        /** @description How a finished match went. */
        Course: {
            likelihood: components["schemas"]["Likelihood"] | null;
            luck: components["schemas"]["Pair_Luck"] | null;
            /** @description From kick-off to the final whistle; empty where nobody can tell. */
            points: components["schemas"]["CoursePoint"][];
            /** @description The greatest swings: the moment before, and the moment after. */
            swings: [
                components["schemas"]["WinChances"] & {
                    /** @description When it was. */
                    at: string;
                    /** @description The number of the frame. */
                    frame: number;
                },
                components["schemas"]["WinChances"] & {
                    /** @description When it was. */
                    at: string;
                    /** @description The number of the frame. */
                    frame: number;
                }
            ][];
        };
        /** @description Who would have won at a moment. */
        CoursePoint: components["schemas"]["WinChances"] & {
            /** @description When it was. */
            at: string;
            /** @description The number of the frame. */
            frame: number;
        };
        /** @description A match that was created, and what proves its seats. Told once. */
        Created: {
            /** @description Its id. */
            id: string;
            /** @description The secrets of the seats. */
            seats: components["schemas"]["Seats"];
        };
        /**
         * @description What separates teams level on points (CP-4.1).
         * @enum {string}
         */
        Criterion: "GD" | "GF" | "GA_LOW" | "WINS" | "AWAY_GF" | "AWAY_GD" | "AWAY_WINS" | "HOME_GD" | "HOME_GF" | "CONDUCT" | "OPP_PTS" | "OPP_GD" | "OPP_GF" | "COEFF" | "RANKING" | "H2H_PTS" | "H2H_GD" | "H2H_GF" | "H2H_AWAY_GF" | "H2H_AGG" | "LAST_MATCH_SHOOTOUT" | "PLAYOFF" | "LOTS";
        /**
         * @description What decided a match.
         * @enum {string}
         */
        DecidedBy: "regulation" | "extra" | "sudden_death" | "shootout" | "away_goals" | "walkover" | "lots";
        /** @description What the choices of a question are worth. */
        Decision: {
            at: string;
            choices: components["schemas"]["Choice"][];
            chosen: string | null;
            /** Format: double */
            cost: number | null;
            /** @description The number of the frame that the answer makes. */
            frame: number;
            /** @description The line of the log with the answer, or of the one to come. */
            line: number;
            /**
             * Format: int64
             * @description Matches that were played on after each choice.
             */
            matches?: number;
            /** @description `exact`, or `simulated` with a `standard_error` of the cost. */
            method: components["schemas"]["OddsMethod"];
            side: components["schemas"]["Side"];
            /** Format: double */
            standard_error?: number;
        };
        /**
         * @description Whose dice are rolled.
         * @enum {string}
         */
        Dice: "app" | "mine" | "verifiable";
        /**
         * @description Whether dice are as they should be.
         * @enum {string}
         */
        DiceProof: "fits" | "differs" | "secret" | "mine";
        /** @description A line in place of another. */
        Edit: {
            /** @description The file, by its path below `data/`. */
            file: string;
            /** @description The number of the line, from 1. */
            line: number;
            /** @description What is to stand there. */
            now: string;
            /** @description What stands there, so that another file is not taken for this one. */
            was: string;
        };
        EditedFile: {
            /** @description Its path in a data folder. */
            file: string;
            text: string;
        };
        /**
         * @description A sign of a coach.
         * @enum {string}
         */
        Emote: "hello" | "luck" | "applause" | "wow" | "ouch" | "laugh";
        /** @description The last message of the live updates. */
        End: {
            /** @description Why nothing more comes. */
            why: components["schemas"]["WhyEnded"];
        };
        /** @description An event of a game as far as its line in the notation says it. */
        EventInShort: {
            kind: string;
        } & {
            [key: string]: components["schemas"]["PositionValue"];
        };
        /** @description A part of extra time. */
        Extra: {
            /**
             * Format: int32
             * @description The length of one in minutes of a match.
             */
            minutes?: number | null;
            /** @description How it ends. */
            mode?: components["schemas"]["Mode"];
            /**
             * Format: int32
             * @description How many periods.
             */
            periods: number;
            /**
             * Format: int32
             * @description The length of one in seconds, where a clock runs.
             */
            seconds?: number | null;
        };
        /** @description Everything that is wrong with what was sent. */
        Faults: {
            /** @description All of it in a text. */
            error: string;
            /** @description Left out if what was sent could not be read at all. */
            faults?: components["schemas"]["LineFault"][];
        };
        /** @description What a match comes to on average. */
        Figures: {
            /** Format: double */
            away_win: number;
            /** Format: double */
            draw: number;
            goals: components["schemas"]["Sides_f64"];
            /** Format: double */
            home_win: number;
            per_match: components["schemas"]["Sides_BTreeMap_String_f64"];
            score: number[][];
        };
        /** @description Files with their texts. */
        Files: {
            files: components["schemas"]["EditedFile"][];
        };
        /**
         * @description How the teams of a first round are paired.
         * @enum {string}
         */
        FirstPairing: "cross" | "seeds" | "apart" | "lines" | "draw";
        /** @description A match of a season. */
        Fixture: {
            away: string;
            /** @description True if it can be looked at again. */
            can_be_seen: boolean;
            day: string | null;
            game: string | null;
            group: string | null;
            home: string;
            how: components["schemas"]["HowPlayed"] | null;
            key: string;
            open: boolean;
            result: components["schemas"]["MatchResult"] | null;
            round: number;
            simultaneous: boolean;
            stage: number;
        };
        /** @description Matches that are listed already. */
        FixtureList: {
            /** @description Clubs that have another name here: as written, and the id of the team. */
            clubs?: {
                [key: string]: string;
            };
            /** @description True to enter its results. */
            results?: boolean;
            /** @description The list: a table, or text or JSON as open data sets have it. */
            text: string;
            /** @description Only those up to this day, `2015-12-31`. */
            until?: string | null;
        };
        /** @description What the same coach is asked after a choice. */
        FollowUp: {
            /** @description The choice. */
            choice: string;
            /** @description What can be chosen then. */
            menu: string[];
            /** @description What the question is called. */
            name: string;
        };
        /** @description The chances of a season. */
        Forecast: {
            id: string;
            matches_left: number;
            rounds: components["schemas"]["RoundChances"][];
            /** Format: int64 */
            seasons: number;
            /** Format: int64 */
            seed: number;
            tables: components["schemas"]["StageChances"][];
            title: components["schemas"]["TeamChance"][];
        };
        /** @description A message of the live updates for those who watch. */
        Foreseen: {
            chances: components["schemas"]["WinChances"] | null;
            /** @description The version of the match it is about. */
            version: number;
        };
        /**
         * @description When those who watch a match that people play are told who will win. Whoever plays may watch
         *     as well, so nobody asks who he is: what one is told, all are.
         * @enum {string}
         */
        Foretold: "on" | "delayed" | "off";
        /** @description What a search finds, the best first. */
        Found: {
            hits: components["schemas"]["Hit"][];
            /** @description How many more there are. */
            more: number;
        };
        /** @description A match after one of its answers. */
        Frame: {
            answer: components["schemas"]["Answer"] | null;
            at: string;
            /** @description Those numbers of home and away that are not as in the frame before. */
            box_score: {
                [key: string]: components["schemas"]["Pair_u64"];
            } | null;
            /**
             * @description The line of the log on which the answer stands: it stays the same whatever is taken back;
             *     `null` before the first.
             */
            line: number | null;
            /** @description Home, away. */
            score: components["schemas"]["Pair_u16"];
            /**
             * @description The state as names and values, as far as it is not that of the frame before; what is
             *     nothing, or gone, is `null`.
             */
            situation: {
                [key: string]: components["schemas"]["PositionValue"];
            } | null;
            /** @description What the answer made happen. */
            story: components["schemas"]["StoryLine"][];
        };
        Game: {
            about: string;
            /** @description True if any name will do for a team. */
            any_name: boolean;
            coaches: components["schemas"]["Coach"][];
            id: string;
            /** @description What a coach may decide but need not. */
            may: components["schemas"]["May"][];
            name: string;
            options: components["schemas"]["Option"][];
        };
        /** @description An event of a game as data: its kind, and what it carries. */
        GameEvent: components["schemas"]["GoalDiceEvent"] | components["schemas"]["OffenseChartsEvent"] | components["schemas"]["ActionDeckEvent"] | components["schemas"]["InsideTheNetEvent"] | components["schemas"]["CounterAttackEvent"];
        /** @description The games. */
        Games: {
            games: components["schemas"]["Game"][];
        };
        /** @description A sign that was given. */
        GivenEmote: {
            /** @description Which. */
            emote: components["schemas"]["Emote"];
            /** @description By whose coach. */
            side: components["schemas"]["Side"];
        };
        /** @description An event of Goal Dice. */
        GoalDiceEvent: {
            away: number;
            home: number;
            /** @enum {string} */
            kind: "toss";
            /** @enum {string} */
            period: "toss" | "first half" | "second half" | "overtime" | "sudden death" | "shoot-out" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "period-start";
            /** @enum {string} */
            period: "toss" | "first half" | "second half" | "overtime" | "sudden death" | "shoot-out" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            faces: number[];
            from: string;
            /** @enum {string} */
            hand: "nothing" | "pair" | "two pairs" | "three of a kind" | "straight" | "four of a kind";
            kick_off: boolean;
            /** @enum {string} */
            kind: "advance";
            /** @enum {string} */
            period: "toss" | "first half" | "second half" | "overtime" | "sudden death" | "shoot-out" | "full time";
            /** @enum {string} */
            side: "home" | "away";
            start: string;
            to: string;
        } | {
            faces: number[];
            kick_off: boolean;
            /** @enum {string} */
            kind: "no-advance";
            /** @enum {string} */
            period: "toss" | "first half" | "second half" | "overtime" | "sudden death" | "shoot-out" | "full time";
            place: string;
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "kick-off-lost";
            /** @enum {string} */
            period: "toss" | "first half" | "second half" | "overtime" | "sudden death" | "shoot-out" | "full time";
            /** @enum {string} */
            side: "home" | "away";
            to: string;
        } | {
            /** @enum {string} */
            kind: "cross-cleared";
            /** @enum {string} */
            period: "toss" | "first half" | "second half" | "overtime" | "sudden death" | "shoot-out" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "penalty-due";
            /** @enum {string} */
            period: "toss" | "first half" | "second half" | "overtime" | "sudden death" | "shoot-out" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            choice: "advance" | "shoot" | "lose turn" | "send back" | "lose die";
            from: string;
            /** @enum {string} */
            kind: "penalty";
            /** @enum {string} */
            period: "toss" | "first half" | "second half" | "overtime" | "sudden death" | "shoot-out" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "penalty-waived";
            /** @enum {string} */
            period: "toss" | "first half" | "second half" | "overtime" | "sudden death" | "shoot-out" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            again: boolean;
            faces: number[];
            goalie: number;
            /** @enum {string} */
            kind: "shot";
            minus: number;
            /** @enum {string} */
            period: "toss" | "first half" | "second half" | "overtime" | "sudden death" | "shoot-out" | "full time";
            place: string;
            /** @enum {string} */
            side: "home" | "away";
            total: number;
            wild: boolean;
        } | {
            /** @enum {string} */
            kind: "tie-reroll";
            /** @enum {string} */
            period: "toss" | "first half" | "second half" | "overtime" | "sudden death" | "shoot-out" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            again: boolean;
            from: string;
            /** @enum {string} */
            kind: "goal";
            /** @enum {string} */
            period: "toss" | "first half" | "second half" | "overtime" | "sudden death" | "shoot-out" | "full time";
            score: [
                number,
                number
            ];
            /** @enum {string} */
            side: "home" | "away";
        } | {
            faces: number[];
            goalie: number;
            /** @enum {string} */
            how: "auto" | "equal" | "higher";
            /** @enum {string} */
            kind: "save";
            minus: number;
            /** @enum {string} */
            period: "toss" | "first half" | "second half" | "overtime" | "sudden death" | "shoot-out" | "full time";
            /** @enum {string} */
            side: "home" | "away";
            total: number;
            wild: boolean;
        } | {
            /** @enum {string} */
            kind: "punt";
            /** @enum {string} */
            period: "toss" | "first half" | "second half" | "overtime" | "sudden death" | "shoot-out" | "full time";
            result: number;
            /** @enum {string} */
            side: "home" | "away";
            to: string;
        } | {
            /** @enum {string} */
            kind: "turn-end";
            /** @enum {string} */
            period: "toss" | "first half" | "second half" | "overtime" | "sudden death" | "shoot-out" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "turn-lost";
            /** @enum {string} */
            period: "toss" | "first half" | "second half" | "overtime" | "sudden death" | "shoot-out" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "period-end";
            /** @enum {string} */
            period: "toss" | "first half" | "second half" | "overtime" | "sudden death" | "shoot-out" | "full time";
            score: [
                number,
                number
            ];
            /** @enum {string} */
            side: "home" | "away";
        } | {
            faces: number[];
            goalie: number;
            kicks: [
                number,
                number
            ];
            /** @enum {string} */
            kind: "shoot-out-kick";
            /** @enum {string} */
            period: "toss" | "first half" | "second half" | "overtime" | "sudden death" | "shoot-out" | "full time";
            /** @enum {string} */
            result: "scored" | "saved" | "level";
            /** @enum {string} */
            side: "home" | "away";
            total: number;
            wild: boolean;
        } | {
            kicks: [
                number,
                number
            ];
            /** @enum {string} */
            kind: "match-end";
            /** @enum {string} */
            period: "toss" | "first half" | "second half" | "overtime" | "sudden death" | "shoot-out" | "full time";
            score: [
                number,
                number
            ];
            /** @enum {string} */
            side: "home" | "away";
        };
        /** @description Hexes one below the other. */
        HexColumn: {
            /** @description The names of its hexes, downwards. */
            hexes: string[];
            /**
             * Format: int32
             * @description The number in the names of its hexes.
             */
            number: number;
            /**
             * Format: int32
             * @description Where it lies, in columns from halfway; negative to the left.
             */
            x: number;
            /**
             * Format: int32
             * @description Where its first hex lies, in half hexes from the middle; negative above it.
             */
            y: number;
        };
        /**
         * @description The pitch of counter-attack. Every second column lies half a hex lower, so rows are counted in
         *     halves: down a column each hex lies two further on.
         */
        HexPitch: {
            /** @description The kick-off hex. */
            centre: string;
            /** @description The hexes of the centre circle. */
            circle: string[];
            /** @description Its columns, from left to right. */
            columns: components["schemas"]["HexColumn"][];
            /** @description What is marked at either end, the left one first. */
            ends: [
                components["schemas"]["PitchEnd"],
                components["schemas"]["PitchEnd"]
            ];
        };
        /** @description A club or a player. */
        Hit: {
            /** @description What a player can do: as printed, or how many numbers of a die are his. */
            abilities: {
                [key: string]: number;
            };
            game: string;
            group: string;
            /** @description The name of a player; left out if the team itself was found. */
            player?: string;
            /** @description The positions a player may play; empty where the game does not say. */
            positions: string;
            /** @description The id of the team. */
            team: string;
            team_name: string;
        };
        /**
         * @description Who is at home (CP-7.7).
         * @enum {string}
         */
        Home: "higher_seed" | "drawn_first" | "neutral";
        /**
         * @description How a result came about.
         * @enum {string}
         */
        HowPlayed: "entered" | "simulated" | "played";
        /** @description An injury. */
        Injury: {
            /**
             * Format: int32
             * @description How many matches he misses after this one.
             */
            matches_out?: number;
            /**
             * Format: int32
             * @description When; 0 if nobody noted it.
             */
            minute?: number;
            /** @description Who. */
            player: string;
            /** @description Whose player. */
            side: components["schemas"]["Side"];
        };
        /** @description An event of Inside the Net. */
        InsideTheNetEvent: {
            blue: number;
            /** @enum {string} */
            kind: "kick-off-rolled";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "period-start";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            free_kick: boolean;
            /** @enum {string} */
            kind: "ball";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
            /** @enum {string} */
            zone: "DEF" | "MID" | "OFF";
        } | {
            card: number;
            extra: boolean;
            /** @enum {string} */
            kind: "flip";
            left: number;
            /** @enum {string} */
            next: "kick-off" | "play" | "free kick" | "corner" | "cross" | "rebound" | "open" | "keeper" | "goal kick" | "penalty" | "loose ball";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            section: {
                defender: number;
                high: boolean;
                sos: number | null;
                spots: number[];
            };
            /** @enum {string} */
            side: "home" | "away";
            /** @enum {string} */
            zone: "DEF" | "MID" | "OFF";
        } | {
            /** @enum {string} */
            kind: "nobody-on-ball";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
            spot: number;
        } | {
            /** @enum {string} */
            kind: "nobody-defends";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
            spot: number;
        } | {
            /** @enum {string} */
            action: "Cry+" | "Chl+" | "Fld" | "P++" | "Ps+S" | "Pss+" | "Pto+" | "CryS" | "ChlS" | "Swch" | "OffP" | "CrsP" | "GK" | "CK" | "Att";
            black: number;
            /** @enum {string} */
            counted: "nothing" | "pass" | "carry" | "interception" | "tackle" | "block";
            defender: string | null;
            /** @enum {string} */
            family: "free" | "challenge" | "pass" | "shot";
            free_kick: boolean;
            from: string | null;
            keeper: string;
            /** @enum {string} */
            kind: "action";
            man: string | null;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            shown: "none" | "Foul" | "TklR" | "Tkl" | "BlkP" | "Int" | "SWEEP" | "BlkS" | "CLR" | "CrsP INT" | "REC";
            /** @enum {string} */
            side: "home" | "away";
            /** @enum {string} */
            stop: "none" | "Foul" | "TklR" | "Tkl" | "BlkP" | "Int" | "SWEEP" | "BlkS" | "CLR" | "CrsP INT" | "REC";
            white: number;
            /** @enum {string} */
            zone: "DEF" | "MID" | "OFF";
        } | {
            /** @enum {string} */
            action: "Cry+" | "Chl+" | "Fld" | "P++" | "Ps+S" | "Pss+" | "Pto+" | "CryS" | "ChlS" | "Swch" | "OffP" | "CrsP" | "GK" | "CK" | "Att";
            /** @enum {string} */
            kind: "turned-into";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "sos-attack";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            shown: "none" | "Foul" | "TklR" | "Tkl" | "BlkP" | "Int" | "SWEEP" | "BlkS" | "CLR" | "CrsP INT" | "REC";
            /** @enum {string} */
            side: "home" | "away";
            /** @enum {string} */
            stop: "none" | "Foul" | "TklR" | "Tkl" | "BlkP" | "Int" | "SWEEP" | "BlkS" | "CLR" | "CrsP INT" | "REC";
        } | {
            /** @enum {string} */
            kind: "sos-defence";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
            /** @enum {string} */
            stop: "none" | "Foul" | "TklR" | "Tkl" | "BlkP" | "Int" | "SWEEP" | "BlkS" | "CLR" | "CrsP INT" | "REC";
        } | {
            by: string | null;
            defender: string | null;
            /** @enum {string} */
            kind: "stopped";
            /** @enum {string} */
            next: "kick-off" | "play" | "free kick" | "corner" | "cross" | "rebound" | "open" | "keeper" | "goal kick" | "penalty" | "loose ball";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
            /** @enum {string} */
            stop: "none" | "Foul" | "TklR" | "Tkl" | "BlkP" | "Int" | "SWEEP" | "BlkS" | "CLR" | "CrsP INT" | "REC";
            white: number;
        } | {
            blue: number;
            /** @enum {string} */
            kind: "recovery";
            need: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
            /** @enum {string} */
            strip: "DEF" | "MID" | "OFF";
        } | {
            black: number;
            controlled: boolean;
            from: string | null;
            /** @enum {string} */
            kind: "received";
            man: string | null;
            need: number;
            /** @enum {string} */
            next: "kick-off" | "play" | "free kick" | "corner" | "cross" | "rebound" | "open" | "keeper" | "goal kick" | "penalty" | "loose ball";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            black: number;
            defender: string | null;
            /** @enum {string} */
            kind: "shot";
            man: string | null;
            need: number;
            on_target: boolean;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            shot: "Chl" | "CK" | "Shot" | "Reb" | "DK";
            /** @enum {string} */
            side: "home" | "away";
            /** @enum {string} */
            way: "play" | "run" | "challenge" | "through" | "cross" | "corner" | "rebound" | "free kick" | "penalty";
        } | {
            goal: boolean;
            keeper: string;
            /** @enum {string} */
            kind: "faced";
            man: string | null;
            need: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            shot: "Chl" | "CK" | "Shot" | "Reb" | "DK";
            /** @enum {string} */
            side: "home" | "away";
            white: number;
        } | {
            assist: string | null;
            /** @enum {string} */
            kind: "goal";
            man: string | null;
            penalty: boolean;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            score: [
                number,
                number
            ];
            /** @enum {string} */
            side: "home" | "away";
            /** @enum {string} */
            way: "play" | "run" | "challenge" | "through" | "cross" | "corner" | "rebound" | "free kick" | "penalty";
        } | {
            /** @enum {string} */
            kind: "own-goal";
            man: string | null;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            score: [
                number,
                number
            ];
            /** @enum {string} */
            side: "home" | "away";
            white: number;
        } | {
            keeper: string;
            /** @enum {string} */
            kind: "saved";
            man: string | null;
            /** @enum {string} */
            out: "SV" | "CK" | "REB";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
            /** @enum {string} */
            way: "play" | "run" | "challenge" | "through" | "cross" | "corner" | "rebound" | "free kick" | "penalty";
            white: number;
        } | {
            blue: number;
            /** @enum {string} */
            how: "Throw" | "Pss+" | "Pto+" | "LaunchR" | "Pass";
            keeper: string;
            /** @enum {string} */
            kind: "released";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            blue: number;
            /** @enum {string} */
            how: "Throw" | "Pss+" | "Pto+" | "LaunchR" | "Pass";
            keeper: string;
            /** @enum {string} */
            kind: "goal-kick";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "halted";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
            /** @enum {string} */
            why: "goal" | "foul" | "corner" | "goal kick" | "offside";
        } | {
            /** @enum {string} */
            kind: "offside";
            man: string | null;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "corner";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
            taker: string | null;
        } | {
            blue: number;
            given: boolean;
            /** @enum {string} */
            kind: "second-yellow";
            man: string | null;
            need: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            caution: "plain" | "yellow" | "waived" | "second yellow" | "third yellow" | "red";
            challenge: boolean;
            /** @enum {string} */
            kind: "foul";
            man: string | null;
            on: string | null;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
            white: number;
        } | {
            defender: string | null;
            /** @enum {string} */
            kind: "penalty-awarded";
            man: string | null;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
            white: number;
        } | {
            at_goal: number | null;
            black: number;
            goal: boolean;
            keeper: string;
            /** @enum {string} */
            kind: "penalty";
            man: string | null;
            need: number;
            on_target: boolean;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
            white: number;
        } | {
            /** @enum {string} */
            delay: "goal" | "card" | "foul" | "change";
            /** @enum {string} */
            kind: "extra";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            pile: number;
            /** @enum {string} */
            pulled: "card" | "straightened" | "nothing";
            seconds: number;
            /** @enum {string} */
            side: "home" | "away";
            sideways: boolean;
        } | {
            by: number;
            /** @enum {string} */
            kind: "hrec";
            now: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
            /** @enum {string} */
            strip: "DEF" | "MID" | "OFF";
        } | {
            blue: number;
            hurt: boolean;
            /** @enum {string} */
            kind: "injury-check";
            man: string | null;
            need: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
            starred: boolean;
        } | {
            blue: number;
            /** @enum {string} */
            kind: "injured";
            man: string | null;
            matches: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "not-replaced";
            man: string | null;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            black: number;
            blue: number;
            first: string | null;
            idle: boolean;
            /** @enum {string} */
            kind: "sub-check";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            second: string | null;
            /** @enum {string} */
            side: "home" | "away";
            white: number;
        } | {
            /** @enum {string} */
            kind: "kept-on";
            man: string | null;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "substitution";
            on: string | null;
            out: string | null;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
            windows: number;
        } | {
            /** @enum {string} */
            kind: "keeper-change";
            on: string;
            out: string;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
            windows: number;
        } | {
            formation: string;
            /** @enum {string} */
            kind: "new-order";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "period-end";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            score: [
                number,
                number
            ];
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "match-end";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            score: [
                number,
                number
            ];
            /** @enum {string} */
            side: "home" | "away";
        };
        /** @description The files that were put into the library. */
        Kept: {
            /** @description Their paths in the data folder. */
            files: string[];
        };
        /**
         * @description Who kicks when.
         * @enum {string}
         */
        KickOrder: "ABAB" | "ABBA";
        /** @description What was entered last. */
        Last: {
            /** @description Its number in the journal. */
            entry: number;
            /** @description The key of the match whose result it is. */
            key: string | null;
            /** @description What it did, as a sentence. */
            told: string;
        };
        /** @description A lesson, step by step. */
        Lesson: components["schemas"]["LessonInList"] & {
            /** @description Whom the pupil coaches. */
            pupil: components["schemas"]["Side"];
            /** @description What is done, in order; the last step is to play on. */
            steps: components["schemas"]["LessonStep"][];
        };
        /**
         * @description What is to be done in a step.
         * @enum {string}
         */
        LessonAct: "say" | "given" | "task" | "roll" | "free";
        /** @description A lesson in a list. */
        LessonInList: {
            /** @description What is learnt, in a sentence. */
            about: string;
            /** @description The id of its game. */
            game: string;
            /**
             * Format: int32
             * @description About how long it takes.
             */
            minutes: number;
            /** @description What it is called in its game. */
            name: string;
            /** @description What it is called. */
            title: string;
        };
        /** @description A step of a lesson. */
        LessonStep: {
            /** @description The choices of a task, in notation. */
            accept: string[];
            act: components["schemas"]["LessonAct"];
            /** @description What the match is answered when the pupil throws, or before the next step. */
            answers: string[];
            /** @description What helps after the second wrong try; often empty. */
            hint: string;
            /** @description What he reads when he has done it; often empty. */
            right: string;
            /** @description What the pupil reads. */
            words: string;
            /** @description Why other choices are not what is asked for. The server says it of those that are not among them. */
            wrong: components["schemas"]["WrongTry"][];
        };
        /** @description The lessons there are. */
        Lessons: {
            /** @description By game, each in its order. */
            lessons: components["schemas"]["LessonInList"][];
        };
        /** @description How likely the result was at kick-off. */
        Likelihood: {
            /**
             * Format: double
             * @description The same for away.
             */
            away: number;
            /**
             * Format: double
             * @description The chance that home does as well or better, by goal difference.
             */
            home: number;
            /**
             * Format: int64
             * @description Matches played to know it.
             */
            matches: number;
            /**
             * Format: double
             * @description The chance of just this score.
             */
            score: number;
        };
        /** @description A fault, or what should be looked at. */
        LineFault: {
            /** @description How to mend it; empty if `what` says it. */
            cure: string;
            /** @description The file; empty if none is meant. */
            file: string;
            line: number | null;
            what: string;
        };
        /** @description A table: the names of its columns, and its rows. */
        Listing: {
            /** @description The names of the columns. */
            columns: string[];
            /** @description The rows, each with a cell for each column. */
            rows: components["schemas"]["Cell"][][];
        };
        /** @description A live clock. */
        LiveClock: {
            /**
             * Format: int32
             * @description Seconds a coach may think.
             */
            decision: number;
            /**
             * Format: int32
             * @description Seconds left in the period.
             */
            left: number;
            pause_asked_by: components["schemas"]["Side"] | null;
            /** @description False if it stands. */
            running: boolean;
        };
        Made: {
            clubs: number;
            files: string[];
            /** @description What the files are called. */
            name: string;
            players: number;
            /** @description Ids that were taken, and what the clubs are called instead. */
            renamed: [
                string,
                string
            ][];
            reports: components["schemas"]["Report"][];
            teams: components["schemas"]["MadeTeam"][];
            /** @description What should be looked at in the statistics. */
            warnings: components["schemas"]["LineFault"][];
        };
        MadeTeam: {
            game: string;
            id: string;
            name: string;
        };
        /** @description What a match came to. Goals are those of home and away. */
        MatchResult: {
            blame?: components["schemas"]["Blame"] | null;
            /** @description The cards; none from a game without players (CP-1.5). */
            cards?: components["schemas"]["Card"][];
            /** @description What decided it. */
            decided_by: components["schemas"]["DecidedBy"];
            /** @description Further goals in extra time, if there was any. */
            extra?: [
                number,
                number
            ] | null;
            /** @description Goals of the two halves. */
            goals: [
                number,
                number
            ];
            /** @description The injuries; none from a game without players (CP-1.5). */
            injuries?: components["schemas"]["Injury"][];
            lots?: components["schemas"]["Side"] | null;
            /** @description The shoot-out, if there was one. */
            shootout?: [
                number,
                number
            ] | null;
            /** @description Whether it was played. */
            status: components["schemas"]["Status"];
        };
        /** @description A match, whole. */
        MatchView: {
            /** @description What lies on the table. */
            board: components["schemas"]["Board"];
            /** @description Answer by answer. */
            frames: components["schemas"]["Frame"][];
            /** @description Its id. */
            id: string;
            /** @description How it stands. */
            now: components["schemas"]["Now"];
            /** @description What was agreed. */
            setup: components["schemas"]["Setup"];
            you: components["schemas"]["Seat"] | null;
        };
        /** @description A question that a coach may answer but need not. */
        May: {
            /** @description True if people are asked it, whenever it matters, if they do not say what they want to be asked. */
            asked: boolean;
            name: string;
        };
        /** @description A message of the live updates. */
        Message: {
            /** @description What is new, as JSON: an `Update`, a `Foreseen`, a `GivenEmote` or an `End`. */
            data: string;
            /** @description `update`, `chances`, `emote` or `end`. */
            event: string;
            /** @description The version of the match: what to resume after. Messages named `chances` and `emote` have none. */
            id: string;
        };
        /**
         * @description A step on the way to dice that nobody can have chosen.
         * @enum {string}
         */
        MixStep: "add" | "commit" | "reveal" | "unrevealed" | "anew";
        /**
         * @description How a part of extra time ends (CP-6.2).
         * @enum {string}
         */
        Mode: "full" | "golden" | "silver";
        /** @description A part of a movement phase. */
        MovementPart: {
            /** @description True if they are of the side without the ball. */
            defence: boolean;
            /**
             * Format: int32
             * @description How many figures move in it at most.
             */
            moves: number;
            /** @description What it is called in positions: `A4`. */
            part: string;
        };
        /** @description The name of a preset, or what it would stand for. */
        NamedOr_DisciplineFile: string | {
            about?: string | null;
            carry_over?: boolean | null;
            red_matches?: components["schemas"]["RedCards"] | null;
            restart?: boolean | null;
            serve_on_walkover?: boolean | null;
            then_every?: [
                number,
                number
            ] | null;
            /** Format: int32 */
            two_yellows_count?: number | null;
            wipe_after?: string | null;
            yellow_steps?: [
                number,
                number,
                number | null
            ][] | null;
        };
        /** @description The name of a preset, or what it would stand for. */
        NamedOr_Vec_RankItem: string | (components["schemas"]["Criterion"] | {
            by: components["schemas"]["Criterion"];
            only_if_decisive?: boolean;
        })[];
        /** @description A rating of a team or a club. */
        NamedRating: {
            /** @description What it is called. */
            name: string;
            /** @description What it is. */
            value: string;
        };
        /** @description A sign that is to be given. */
        NewEmote: {
            /** @description Which. */
            emote: components["schemas"]["Emote"];
        };
        /** @description A match that somebody wishes to play. What is left out takes a default. */
        NewMatch: {
            /**
             * @description Which of the questions that need no answer people are asked; the game's usual
             *     ones if left out.
             */
            ask?: string[] | null;
            /** @description The same for the other side. */
            away?: string | null;
            /** @description When those who watch are told who will win, if people play. */
            chances?: components["schemas"]["Foretold"];
            /** @description Who coaches. */
            coaches?: components["schemas"]["Coaches"];
            /** @description Whose dice. */
            dice?: components["schemas"]["Dice"];
            /**
             * @description The id of the game.
             * @example goal-dice
             */
            game: string;
            /** @description The id of a team, or any name; drawn by lot if left out. */
            home?: string | null;
            /** @description True if the people sit at one screen. */
            one_screen?: boolean;
            /** @description Options of the game, `name=value`. */
            options?: string[];
            /**
             * Format: int64
             * @description The seed of the program's dice; not for a match between two people.
             */
            seed?: number | null;
            undo?: components["schemas"]["UndoRule"] | null;
        };
        /** @description A coach's order. */
        NewOrder: {
            /** @description What to answer, for `do`. */
            answer?: string | null;
            /**
             * Format: int32
             * @description From this minute on.
             */
            from?: number | null;
            /** @description What the question is called. */
            question: string;
            /** @description Lines in the log when the match was last seen. */
            version: number;
            /** @description What is wanted. */
            wish: components["schemas"]["Wish"];
        };
        /** @description A season to be begun. */
        NewSeason: {
            /** @description The season of the division above. */
            above?: string | null;
            /** @description What is played. */
            competition: components["schemas"]["CompetitionWish"];
            /**
             * @description The game; the competition's own if left out.
             * @example inside-the-net
             */
            game?: string | null;
            /** @description Other games for a stage (`2`), a round (`1.3`) or a match (`1.3.2`). */
            games?: {
                [key: string]: string;
            };
            /** @description All teams of this group, if none are named. */
            group?: string | null;
            /**
             * @description What it is called.
             * @example valley
             */
            id: string;
            list?: components["schemas"]["FixtureList"] | null;
            /** @description Options of the game, `name=value`. */
            options?: string[];
            /**
             * Format: int64
             * @description The seed of dice, draws and lots; 1 if left out.
             */
            seed?: number | null;
            /** @description The ids of its teams, the best seeds first; as many as it needs if left out. */
            teams?: string[];
        };
        /** @description A division, and what its next season is to be called. */
        NextDivision: {
            /**
             * @description The one that follows.
             * @example first-2
             */
            next: string;
            /**
             * @description The season that is over.
             * @example first
             */
            season: string;
        };
        /** @description The next season of linked divisions. */
        NextSeasons: {
            /** @description The divisions, the highest first. */
            divisions: components["schemas"]["NextDivision"][];
            /** @description How many go up and down between two of them; as their tables say if left out. */
            moves?: number | null;
        };
        /** @description How a match stands. */
        Now: components["schemas"]["Standing"] & {
            clock: components["schemas"]["LiveClock"] | null;
            /** @description Who coaches home and away by now. */
            coaches: components["schemas"]["Pair_String"];
            pledge: components["schemas"]["Pledge"] | null;
            /** @description The id of the match that follows. */
            rematch: string | null;
            /**
             * @description True while the coaches write down what the others must not see. Each seat then
             *     sees a match of its own: read it with the seat's secret.
             */
            sealed: boolean;
            /** @description Whether an answer can be taken back. */
            undo: components["schemas"]["Undo"];
            waits_for: components["schemas"]["WaitsFor"] | null;
        };
        /** @description A number, or words. */
        NumberOrWords: number | string;
        Odd: {
            club: string;
            name: string;
            number: components["schemas"]["ReportNumber"];
        };
        OddsAnswer: components["schemas"]["OneOdds"] & {
            /** @description What people should know about coaches or method. */
            notes: string[];
        };
        /**
         * @description How odds were found.
         * @enum {string}
         */
        OddsMethod: "exact" | "bounded" | "simulated";
        /** @description A question to the odds lab. */
        OddsQuestion: {
            against?: components["schemas"]["OddsSetting"] | null;
            /** @description The id of the away team. */
            away: string;
            /** @description Names of computer coaches; the game's first if left out. */
            coaches?: components["schemas"]["Coaches"];
            /** @description Lines of the papers that say something else. */
            edits?: components["schemas"]["Edit"][];
            /** @description The id of the game. */
            game: string;
            /** @description The id of the home team. */
            home: string;
            /**
             * Format: int64
             * @description Matches to simulate where nothing else will do.
             */
            matches?: number | null;
            /** @description Options that are not at their defaults, `name=value`. */
            options?: string[];
        };
        /** @description Another setting. */
        OddsSetting: {
            coaches?: components["schemas"]["Coaches"];
            edits?: components["schemas"]["Edit"][];
            options?: string[];
        };
        /** @description Odds as far as they are known. */
        OddsWork: components["schemas"]["Work"] & {
            /** @description The setting, and the one beside it. */
            answers: components["schemas"]["OddsAnswer"][];
        };
        /** @description An event of Offense Charts. */
        OffenseChartsEvent: {
            /** @enum {string} */
            kind: "kick-off-drawn";
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "period-start";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            chart: string;
            /** @enum {string} */
            kind: "reading";
            number: number;
            outcome: string;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "table";
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            result: "GOAL" | "ATTACKING TEAM SHOOTS" | "LOOSE BALL" | "CORNER KICK" | "ATTACKING TEAM KEEPS" | "DRAW FOR CONTROL" | "KEEPER GATHERS" | "CLEARED" | "GOAL KICK" | "FREE KICK TO DEFENDERS" | "HIGH" | "WIDE" | "SAVED AND HELD" | "SAVED LOOSE BALL" | "SAVED CORNER KICK" | "BLOCKED LOOSE BALL" | "CONTESTED HEADER" | "CONTESTED TACKLE" | "BACK PASS UNDER PRESSURE" | "INTERCEPTED" | "DISPOSSESSED" | "THROW-IN LOST" | "THROW-IN KEPT" | "SWITCH OF PLAY";
            /** @enum {string} */
            side: "home" | "away";
            /** @enum {string} */
            table: "loose ball" | "shot wide" | "shot high" | "corner" | "free kick" | "shot result" | "x";
        } | {
            goal: boolean;
            /** @enum {string} */
            kind: "shot-result";
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            result: "GOAL" | "ATTACKING TEAM SHOOTS" | "LOOSE BALL" | "CORNER KICK" | "ATTACKING TEAM KEEPS" | "DRAW FOR CONTROL" | "KEEPER GATHERS" | "CLEARED" | "GOAL KICK" | "FREE KICK TO DEFENDERS" | "HIGH" | "WIDE" | "SAVED AND HELD" | "SAVED LOOSE BALL" | "SAVED CORNER KICK" | "BLOCKED LOOSE BALL" | "CONTESTED HEADER" | "CONTESTED TACKLE" | "BACK PASS UNDER PRESSURE" | "INTERCEPTED" | "DISPOSSESSED" | "THROW-IN LOST" | "THROW-IN KEPT" | "SWITCH OF PLAY";
            /** @enum {string} */
            side: "home" | "away";
            x: number;
        } | {
            /** @enum {string} */
            kind: "run-out";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            contest: "control" | "header" | "tackle" | "back pass";
            duel: {
                /** @enum {string} */
                holder: "home" | "away";
                number: number;
                other_number: number;
                other_total: number;
                other_x: number;
                total: number;
                x: number;
            };
            /** @enum {string} */
            kind: "contest";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
            won: boolean;
        } | {
            duel: {
                /** @enum {string} */
                holder: "home" | "away";
                number: number;
                other_number: number;
                other_total: number;
                other_x: number;
                total: number;
                x: number;
            };
            /** @enum {string} */
            kind: "level";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            caution: null | {
                /** @enum {string} */
                deed: "RECKLESS FOUL" | "HOLDING/TRIPPING" | "PUSHING" | "TACKLING FROM BEHIND" | "PROFESSIONAL FOUL" | "DISSENT" | "TIME WASTING" | "DELAYING THE RESTART" | "FOUL LANGUAGE";
                red: boolean;
                red_on: number | null;
            };
            duel: {
                /** @enum {string} */
                holder: "home" | "away";
                number: number;
                other_number: number;
                other_total: number;
                other_x: number;
                total: number;
                x: number;
            };
            its: number;
            /** @enum {string} */
            kind: "offence";
            offence: string;
            others: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            column: "fouls" | "goals";
            /** @enum {string} */
            kind: "player";
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            player: string | null;
            position: number;
            shoots: boolean;
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "absent";
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            player: string | null;
            position: number;
            /** @enum {string} */
            side: "home" | "away";
        } | {
            caution: {
                /** @enum {string} */
                deed: "RECKLESS FOUL" | "HOLDING/TRIPPING" | "PUSHING" | "TACKLING FROM BEHIND" | "PROFESSIONAL FOUL" | "DISSENT" | "TIME WASTING" | "DELAYING THE RESTART" | "FOUL LANGUAGE";
                red: boolean;
                red_on: number | null;
            };
            /** @enum {string} */
            kind: "booked";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            player: string | null;
            position: number;
            red: boolean;
            second: boolean;
            /** @enum {string} */
            side: "home" | "away";
            yellow: boolean;
        } | {
            charts: {
                away: string;
                home: string;
            };
            /** @enum {string} */
            kind: "sent-off";
            men: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            player: string | null;
            position: number;
            /** @enum {string} */
            side: "home" | "away";
            x: [
                number,
                number
            ];
        } | {
            /** @enum {string} */
            kind: "penalty";
            need: number;
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            scored: boolean;
            /** @enum {string} */
            side: "home" | "away";
        } | {
            change: number;
            /** @enum {string} */
            kind: "weather";
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
            weather: string;
            whose: null | ("home" | "away");
        } | {
            /** @enum {string} */
            from: "play" | "corner" | "free kick" | "penalty";
            /** @enum {string} */
            kind: "goal";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            score: [
                number,
                number
            ];
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "own-goal";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            score: [
                number,
                number
            ];
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "added-time";
            minutes: number;
            number: number;
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "period-end";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            score: [
                number,
                number
            ];
            /** @enum {string} */
            side: "home" | "away";
        } | {
            /** @enum {string} */
            kind: "match-end";
            /** @enum {string} */
            period: "first half" | "second half" | "full time";
            score: [
                number,
                number
            ];
            /** @enum {string} */
            side: "home" | "away";
        };
        OneOdds: components["schemas"]["Figures"] & {
            away: string;
            coaches: components["schemas"]["Pair_String"];
            /** Format: double */
            error?: number;
            game: string;
            home: string;
            /**
             * Format: int64
             * @description Matches that were simulated.
             */
            matches?: number;
            method: components["schemas"]["OddsMethod"];
            options: string[];
            /** Format: double */
            seconds: number;
            /**
             * Format: double
             * @description The largest of those of a win, a draw and a loss.
             */
            standard_error?: number;
            /** @description The standard error of each figure, if they were simulated. */
            standard_errors?: components["schemas"]["Figures"];
        };
        /** @description A match of a season that can be looked at again. */
        Opened: {
            /** @description The id of the match. */
            id: string;
        };
        Option: {
            clause: string;
            default: string;
            meaning: string;
            name: string;
            /** @description Its name for people. */
            title: string;
            /** @description The values that are words, for people. */
            value_titles: {
                [key: string]: string;
            };
            values: string[];
        };
        /** @description What a coach wants with a kind of question that he need not answer. */
        Order: {
            /** @description What is answered for him, if it can be chosen then. */
            answer?: string;
            /**
             * Format: int32
             * @description From this minute on.
             */
            from?: number;
            /** @description What the question is called. */
            question: string;
            /** @description What he wants. */
            wish: components["schemas"]["Wish"];
        };
        /** @description All that a coach wants. */
        Orders: {
            /** @description One for each question that need not be answered. */
            orders: components["schemas"]["Order"][];
        };
        /** @description What can come of a choice at once. */
        Outlook: {
            /** @description The choice. */
            choice: string;
            /** @description The first event that counts in common terms, in the game's notation. */
            outcomes: components["schemas"]["Possibility"][];
        };
        /** @description Home, away. */
        Pair_Luck: [
            {
                /**
                 * Format: double
                 * @description What dice and cards gave or took.
                 */
                chance: number;
                /**
                 * Format: double
                 * @description What its coach's decisions gave away: 0 if all were the best.
                 */
                decisions: number;
            },
            {
                /**
                 * Format: double
                 * @description What dice and cards gave or took.
                 */
                chance: number;
                /**
                 * Format: double
                 * @description What its coach's decisions gave away: 0 if all were the best.
                 */
                decisions: number;
            }
        ];
        /** @description Home, away. */
        Pair_Option_Due: [
            null | ("contribution" | "commitment" | "reveal"),
            null | ("contribution" | "commitment" | "reveal")
        ];
        /** @description Home, away. */
        Pair_Option_String: [
            null | string,
            null | string
        ];
        /** @description Home, away. */
        Pair_Squad: [
            {
                /**
                 * Format: int32
                 * @description AREC of its sheet.
                 */
                away_recovery: number;
                /** @description The keepers, then the players in the order of their numbers. */
                cards: components["schemas"]["SquadCard"][];
                /** @description The formation it usually plays. */
                formation: string;
                /**
                 * Format: int32
                 * @description HREC of its sheet.
                 */
                home_recovery: number;
                /** @description The league it plays in. */
                league: string;
            },
            {
                /**
                 * Format: int32
                 * @description AREC of its sheet.
                 */
                away_recovery: number;
                /** @description The keepers, then the players in the order of their numbers. */
                cards: components["schemas"]["SquadCard"][];
                /** @description The formation it usually plays. */
                formation: string;
                /**
                 * Format: int32
                 * @description HREC of its sheet.
                 */
                home_recovery: number;
                /** @description The league it plays in. */
                league: string;
            }
        ];
        /** @description Home, away. */
        Pair_String: [
            string,
            string
        ];
        /** @description Home, away. */
        Pair_TeamSheet: [
            {
                /** @description Section AA. */
                actions: components["schemas"]["SheetLine"][];
                /** @description A line for each keeper, as [`KEEPER_COLUMNS`] says. */
                keepers: string[][];
                /** @description A line for each player, as [`PLAYER_COLUMNS`] says. */
                players: string[][];
                /** @description CTL and the extra actions, with their names. */
                ratings: components["schemas"]["NamedRating"][];
            },
            {
                /** @description Section AA. */
                actions: components["schemas"]["SheetLine"][];
                /** @description A line for each keeper, as [`KEEPER_COLUMNS`] says. */
                keepers: string[][];
                /** @description A line for each player, as [`PLAYER_COLUMNS`] says. */
                players: string[][];
                /** @description CTL and the extra actions, with their names. */
                ratings: components["schemas"]["NamedRating"][];
            }
        ];
        /** @description Home, away. */
        Pair_Vec_PlayerLine: [
            {
                /** @description Numbers by their names, without those that are 0. */
                did: {
                    [key: string]: number;
                };
                name: string;
                /** @description What is to be said beside them, by its name: `credited_goal`. */
                note?: string | null;
            }[],
            {
                /** @description Numbers by their names, without those that are 0. */
                did: {
                    [key: string]: number;
                };
                name: string;
                /** @description What is to be said beside them, by its name: `credited_goal`. */
                note?: string | null;
            }[]
        ];
        /** @description Home, away. */
        Pair_Vec_SquadLine: [
            {
                /** @description `10H`. */
                id: string;
                /** @description True for the card of a goalkeeper. */
                keeper: boolean;
                /** @description The name. */
                name: string;
                /** @description True for those who begin, if nobody says otherwise. */
                starts: boolean;
                /** @description What the card shows, with its numbers. */
                values: {
                    [key: string]: number;
                };
            }[],
            {
                /** @description `10H`. */
                id: string;
                /** @description True for the card of a goalkeeper. */
                keeper: boolean;
                /** @description The name. */
                name: string;
                /** @description True for those who begin, if nobody says otherwise. */
                starts: boolean;
                /** @description What the card shows, with its numbers. */
                values: {
                    [key: string]: number;
                };
            }[]
        ];
        /** @description Home, away. */
        Pair_u16: [
            number,
            number
        ];
        /** @description Home, away. */
        Pair_u64: [
            number,
            number
        ];
        /** @description A file, as far as a match reads it. */
        Paper: {
            /** @description Its path below `data/`. */
            file: string;
            /** @description Its parts: a chart, a card, a team. */
            sections: components["schemas"]["Section"][];
        };
        /** @description A line of a file. */
        PaperLine: {
            /** @description Its number in the file. */
            line: number;
            /** @description What stands there. */
            text: string;
        };
        /** @description The papers of a match, line by line. */
        Papers: {
            /** @description File by file. */
            papers: components["schemas"]["Paper"][];
        };
        /** @description Stop the clock, or let it run. */
        Pause: {
            /** @description True to stop it. */
            on: boolean;
            /**
             * Format: int32
             * @description Lines in the log when it was seen.
             */
            version: number;
        };
        /** @description A question that waits for its answer. */
        Pending: {
            /** @description What people call it. */
            die: string;
            /**
             * Format: int32
             * @description The highest.
             */
            highest: number;
            /** @enum {string} */
            kind: "roll";
            /**
             * Format: int32
             * @description The lowest number on it.
             */
            lowest: number;
        } | {
            /**
             * @description A card that is left, as it can be named by what it shows; empty where cards show
             *     nothing.
             */
            example: string;
            /** @enum {string} */
            kind: "draw";
            /** @description The numbers of the cards left. */
            left: number[];
            /** @description Which of the numbers on it is read. */
            reads: string;
        } | {
            /** @enum {string} */
            kind: "clock";
        } | {
            /** @description What it is about, for people; empty where the name says it all. */
            about: string;
            /** @description What is taken for somebody who does not answer. */
            default: string;
            /** @description What people should know of each choice; empty where the choices say it all. */
            hints: string[];
            /** @enum {string} */
            kind: "decide";
            /** @description What can be chosen, in notation. */
            menu: string[];
            /** @description What the question is called. */
            name: string;
            /** @description Whose coach. */
            side: components["schemas"]["Side"];
        };
        /** @description What is marked at one end of the pitch. */
        PitchEnd: {
            /** @description The goal, beyond the last column. */
            goal: components["schemas"]["HexColumn"];
            /** @description Those of the penalty box. */
            penalty_box: string[];
            /** @description Those of the six-yard box. */
            six_yard: string[];
            /** @description The penalty spot. */
            spot: string;
            /** @description The hexes of the final third. */
            third: string[];
        };
        /** @description A seat between two screens, at this moment. */
        Place: {
            /** @description True if he said that he will be back later. */
            back_later: boolean;
            /** @description True if somebody is there. */
            here: boolean;
            /** @description True if the other side may let somebody else have it. */
            left: boolean;
            /** @description Whose. */
            side: components["schemas"]["Side"];
        };
        /** @description How a match of a season is to be played. */
        PlayFixture: {
            /** @description `human` or a coach of the game; a person at home and a coach away if left out. */
            coaches?: components["schemas"]["Coaches"];
            /** @description Whose dice. */
            dice?: components["schemas"]["Dice"];
            /**
             * @description The key of the match.
             * @example 1.12.3
             */
            key: string;
            /** @description True if the people sit at one screen. */
            one_screen?: boolean;
        };
        /** @description A match of a lesson, to be played on. */
        PlayOn: {
            /** @description The id of the lesson's match. */
            match: string;
        };
        /** @description What a player did. */
        PlayerLine: {
            /** @description Numbers by their names, without those that are 0. */
            did: {
                [key: string]: number;
            };
            name: string;
            /** @description What is to be said beside them, by its name: `credited_goal`. */
            note?: string | null;
        };
        /** @description What is known of verifiable dice by now. */
        Pledge: {
            /** @description What home and away are bound to; `null` for nothing so far. */
            commitments: components["schemas"]["Pair_Option_String"];
            /** @description What home and away added, revealed; `null` for nothing so far. */
            contributions: components["schemas"]["Pair_Option_String"];
            /** @description What home and away have to do now, or `null`. */
            due: components["schemas"]["Pair_Option_Due"];
            /**
             * Format: int32
             * @description 1 in matches of before, whose sides add in the open; 2 in those whose sides commit themselves
             *     first.
             */
            form: number;
            /** @description The sides that have to do something now, so that the match can begin. */
            lacking: components["schemas"]["Side"][];
            /** @description The SHA-256 of the secret, promised before kick-off. */
            promised: string;
            /** @description The secret, told at full time. */
            secret: string | null;
            unrevealed: components["schemas"]["Side"] | null;
        };
        /** @description A thing of a position as data. */
        PositionValue: number | boolean | string | null | (number | boolean | string | null)[] | {
            [key: string]: number | boolean | string | null | (number | boolean | string | null)[] | {
                [key: string]: number | boolean | string | null | (number | boolean | string | null)[];
            };
        };
        /** @description Something that can happen. */
        Possibility: {
            /**
             * Format: double
             * @description How likely it is.
             */
            chance: number;
            /** @description What. */
            event: string;
            favours?: components["schemas"]["Side"] | null;
            what?: components["schemas"]["EventInShort"] | null;
        };
        /** @description Who is there. */
        Presence: {
            /**
             * Format: int64
             * @description Milliseconds until the next sign of life is due.
             */
            again_in: number;
            /** @description The seats of a match between two screens; none elsewhere. */
            places: components["schemas"]["Place"][];
            /** @description The id of the match that follows. */
            rematch: string | null;
            /** @description Lines in the log of the match: live updates end at full time, and it can go on. */
            version: number;
            /** @description How many watch. */
            watchers: number;
        };
        /** @description Rules that a file of a competition can name. */
        PresetRules: {
            /** @description What they are. */
            about: string;
            id: string;
        };
        /** @description What went wrong. */
        Problem: {
            /** @description What, and what to do about it. */
            error: string;
        };
        /** @description What came of throwing the dice of a match again. */
        Proof: {
            /** @description The first line of the log whose die or card is not. */
            line: number | null;
            /** @description Whether they are as they should be. */
            result: components["schemas"]["DiceProof"];
            /** @description Dice and cards that are as they should be. */
            throws: number;
        };
        /**
         * @description Whom a draw keeps apart, where that is possible.
         * @enum {string}
         */
        Protect: "seeds" | "country" | "group";
        /**
         * @description What a card was shown for; it matters for the length of a suspension.
         * @enum {string}
         */
        Reason: "second_yellow" | "last_man" | "violent" | "handball" | "other";
        /** @description A recap of a season, or of a round. */
        Recap: {
            /** @description The same for forums of the older kind. */
            bbcode: string;
            /** @description The same as a page by itself. */
            html: string;
            /** @description The same for readme files and most forums. */
            markdown: string;
            /** @description Part by part. */
            parts: components["schemas"]["RecapPart"][];
        };
        /** @description A part of a recap. */
        RecapPart: {
            /** @enum {string} */
            kind: "heading";
            /** Format: int32 */
            level: number;
            text: string;
        } | {
            /** @enum {string} */
            kind: "text";
            text: string;
        } | {
            items: string[];
            /** @enum {string} */
            kind: "list";
        } | {
            head: string[];
            /** @enum {string} */
            kind: "table";
            rows: string[][];
        };
        RedCards: {
            /** Format: int32 */
            handball?: number | null;
            /** Format: int32 */
            last_man?: number | null;
            /** Format: int32 */
            other?: number | null;
            /** Format: int32 */
            second_yellow?: number | null;
            /** Format: int32 */
            violent?: number | null;
        };
        /** @description How near the cards of a game come to the statistics. */
        Report: {
            clubs: components["schemas"]["ReportLine"][];
            /**
             * Format: double
             * @description How real and simulated points go together.
             */
            correlation: number;
            game: string;
            /** Format: int64 */
            matches: number;
            /** @description Those that come out farthest from the statistics. */
            odd: components["schemas"]["Odd"][];
            /**
             * Format: double
             * @description By how many points clubs are off on average.
             */
            points_off: number;
            /** @description Shares of matches won at home, drawn, won away. */
            results: [
                number,
                number,
                number
            ];
            /** @description The players with most goals. */
            scorers: components["schemas"]["ReportLine"][];
            /** Format: int64 */
            seasons: number;
        };
        /** @description A club or a player: each number in the statistics, and in play. */
        ReportLine: {
            club: string;
            name: string;
            numbers: components["schemas"]["ReportNumber"][];
        };
        ReportNumber: {
            /** Format: double */
            given: number;
            name: string;
            /** Format: double */
            real: number;
        };
        /** @description What the decisions of the people in a match were worth. */
        Review: {
            decisions: components["schemas"]["Decision"][];
        };
        RoundChances: {
            reached: components["schemas"]["TeamChance"][];
            round: string;
            stage: number;
        };
        /** @description A line of a table. */
        Row: {
            /** Format: int32 */
            deducted: number;
            /** Format: int32 */
            drawn: number;
            /** Format: int32 */
            goals_against: number;
            /** Format: int32 */
            goals_for: number;
            /** Format: int32 */
            lost: number;
            place: number;
            /** Format: int32 */
            played: number;
            /** Format: int32 */
            points: number;
            team: string;
            /** Format: int32 */
            won: number;
        };
        /** @description A season in a list. */
        Season: {
            /** @description The season of the division above. */
            above: string | null;
            champion: string | null;
            /** @description The season before it. */
            follows: string | null;
            game: string;
            id: string;
            name: string;
            open: number;
            played: number;
            teams: number;
        };
        /** @description What is wrong with a part of a new season. */
        SeasonFault: {
            /** @description How to mend it; empty if `what` says it. */
            cure: string;
            /** @description The line of a file or a list. */
            line: number | null;
            part: components["schemas"]["SeasonPart"];
            what: string;
        };
        /**
         * @description A part of a new season.
         * @enum {string}
         */
        SeasonPart: "name" | "format" | "game" | "clubs" | "options" | "list";
        /** @description A season as it would begin, or everything that is wrong with it. */
        SeasonPreview: {
            /** @description Everything that is wrong. */
            faults: components["schemas"]["SeasonFault"][];
            season: components["schemas"]["SeasonView"] | null;
        };
        /** @description A season. */
        SeasonView: {
            fixtures: components["schemas"]["Fixture"][];
            last: components["schemas"]["Last"] | null;
            /** @description Scorers, assists, cards, keepers, form, awards, records; those that say something. */
            listings: {
                [key: string]: components["schemas"]["Listing"];
            };
            /** @description True if who asks may change it. */
            office: boolean;
            season: components["schemas"]["Season"];
            /** @description Its stages in their order, those to come among them. */
            stages: components["schemas"]["Stage"][];
            tables: components["schemas"]["Tables"];
        };
        /** @description All seasons. */
        Seasons: {
            /** @description True if who asks may change them. */
            office: boolean;
            /** @description The one that changed last first. */
            seasons: components["schemas"]["Season"][];
        };
        /**
         * @description A seat.
         * @enum {string}
         */
        Seat: "home" | "away" | "referee";
        /** @description The secrets of the seats; `null` where no person sits. */
        Seats: {
            /** @description The coach away. */
            away: string | null;
            /** @description The coach at home. */
            home: string | null;
            /** @description Only if no person coaches. */
            referee: string | null;
        };
        /** @description A part of a file. */
        Section: {
            /** @description Its lines. */
            lines: components["schemas"]["PaperLine"][];
            /** @description What it is called; empty if the file has one part only. */
            name: string;
        };
        /** @description What somebody sent. */
        SentStatistics: {
            /**
             * @description The text of `clubs.csv`.
             * @default
             */
            clubs: string;
            /**
             * @description The ids of the games to make cards for; all if empty.
             * @default []
             */
            games: string[];
            /**
             * @description What the league is to be called; the name in the statistics if empty.
             * @default
             */
            name: string;
            /**
             * @description The text of `players.csv`.
             * @default
             */
            players: string;
        };
        /** @description The server. */
        Server: {
            /** @description Where other machines can reach it; empty if they cannot. */
            addresses: string[];
            /** @description The version of Touchline. */
            version: string;
        };
        /** @description What was agreed before kick-off. */
        Setup: {
            /** @description When those who watch are told who will win. */
            chances: components["schemas"]["Foretold"];
            /** @description `human` or the name of a computer coach. */
            coaches: components["schemas"]["Pair_String"];
            /** @description Whose dice are rolled. */
            dice: components["schemas"]["Dice"];
            /** @description True if it can be said exactly what each choice is worth. */
            exact_odds: boolean;
            game: string;
            /** @description Home, away. */
            names: components["schemas"]["Pair_String"];
            /** @description True if the people sit at one screen. */
            one_screen: boolean;
            /** @description Those not at their defaults, `name=value`. */
            options: string[];
            /** @description How far answers may be taken back. */
            undo: components["schemas"]["UndoRule"];
            /** @description The match it branched off from, and at which of its answers, if it is a what-if. */
            what_if?: string;
        };
        /** @description A message of the live updates of several matches on one line. */
        SharedMessage: {
            /** @description `{"match": ID, "news": …}` as JSON, with the data of a message on a line of its own. */
            data: string;
            /** @description As on a line of its own: `update`, `chances`, `emote` or `end`. */
            event: string;
            /**
             * @description How far all of the matches were told, `ID:VERSION` each with commas between them: what to
             *     resume after.
             */
            id: string;
        };
        /** @description A line of a chart or table. */
        SheetLine: {
            /**
             * Format: int32
             * @description The lowest number.
             */
            from: number;
            /** @description What stands there. */
            text: string;
            /**
             * Format: int32
             * @description The highest.
             */
            to: number;
        };
        /** @description The rules of a shoot-out. */
        ShootoutRules: {
            /**
             * Format: int32
             * @description Dice of a kick, where a game rolls some.
             */
            dice?: number | null;
            /** @description Stop when the rest cannot change it. */
            early_stop?: boolean;
            /** @description Who kicks when. */
            order?: components["schemas"]["KickOrder"];
            /**
             * Format: int32
             * @description Rounds before sudden death.
             */
            rounds?: number;
        };
        /**
         * @description The side a coach plays for.
         * @enum {string}
         */
        Side: "home" | "away";
        /** @description One thing for each side, by name. */
        Sides_BTreeMap_String_f64: {
            away: {
                [key: string]: number;
            };
            home: {
                [key: string]: number;
            };
        };
        /** @description One thing for each side, by name. */
        Sides_f64: {
            /** Format: double */
            away: number;
            /** Format: double */
            home: number;
        };
        /** @description A sign of life from a page. */
        SignOfLife: {
            /**
             * @description True if its coach will be back later.
             * @default false
             */
            back_later: boolean;
            /**
             * @description What the page calls itself, so that it is counted once; the beginning of a long name counts.
             * @default
             */
            viewer: string;
        };
        /** @description What is to be simulated: a match, the rest of the round, or everything. */
        Simulate: {
            /** @description True for everything that is left. */
            all?: boolean;
            /**
             * @description The key of a match; the rest of the round if left out.
             * @example 1.12.3
             */
            key?: string | null;
        };
        /** @description A squad of inside-the-net with its cards, as text in parts. */
        Squad: {
            /**
             * Format: int32
             * @description AREC of its sheet.
             */
            away_recovery: number;
            /** @description The keepers, then the players in the order of their numbers. */
            cards: components["schemas"]["SquadCard"][];
            /** @description The formation it usually plays. */
            formation: string;
            /**
             * Format: int32
             * @description HREC of its sheet.
             */
            home_recovery: number;
            /** @description The league it plays in. */
            league: string;
        };
        /** @description A card of a squad. */
        SquadCard: {
            /** @description The lines of his card. */
            lines: components["schemas"]["CardLine"][];
            /** @description The man's name. */
            name: string;
            /**
             * Format: int32
             * @description His number in choices, from 1; keepers are counted apart.
             */
            number: number;
            /** @description `GK`, or the positions he may play. */
            positions: string;
        };
        /** @description A player's card of counter-attack. */
        SquadLine: {
            /** @description `10H`. */
            id: string;
            /** @description True for the card of a goalkeeper. */
            keeper: boolean;
            /** @description The name. */
            name: string;
            /** @description True for those who begin, if nobody says otherwise. */
            starts: boolean;
            /** @description What the card shows, with its numbers. */
            values: {
                [key: string]: number;
            };
        };
        /** @description A square of goal-dice. */
        SquareOnBoard: {
            /**
             * Format: int32
             * @description 0 is the touchline.
             */
            col: number;
            /**
             * Format: int32
             * @description How many dice a shot throws; 0 is no shot.
             */
            dice: number;
            /** @description What it is called in logs. */
            id: string;
            /** @description Its name. */
            label: string;
            /** @description `farthest`, `end-kick-off`, `circle`, `corner`, `box`. */
            marks: string[];
            /**
             * Format: int32
             * @description What is taken off their sum.
             */
            minus: number;
            /** @description The punts that land here, lowest and highest. */
            punt: [
                number,
                number
            ] | null;
            /**
             * Format: int32
             * @description 0 is the own goal line.
             */
            row: number;
        };
        /** @description A stage of a season. */
        Stage: {
            /** @description True if it has begun. */
            begun: boolean;
            /** @description True for a cup, false for tables. */
            cup: boolean;
            /** @description What it is called. */
            name: string;
            /** @description The rounds of a cup, as far as they are known. */
            rounds: string[];
        };
        StageChances: {
            stage: number;
            teams: components["schemas"]["TeamChances"][];
        };
        StageFile: {
            advance?: number | null;
            away_goals?: components["schemas"]["AwayGoals"];
            /** Format: int32 */
            best_of?: number | null;
            conduct?: components["schemas"]["Conduct"] | null;
            conferences?: number | null;
            /** @description An older word for `"pairing": "cross"`. */
            cross?: string | null;
            draw?: boolean;
            drawn?: boolean | null;
            extra?: components["schemas"]["Extra"][] | null;
            final_legs?: number | null;
            final_neutral?: boolean | null;
            /** @description For whoever plays the matches. */
            game?: string | null;
            groups?: number | null;
            h2h_complete?: boolean | null;
            h2h_restart?: boolean | null;
            home?: components["schemas"]["Home"];
            id?: string | null;
            kind: components["schemas"]["StageFormat"];
            legs?: number | null;
            lots?: boolean;
            matches?: number | null;
            max_per_country?: number | null;
            name?: string | null;
            pairing?: components["schemas"]["FirstPairing"] | null;
            points?: [
                number,
                number,
                number
            ] | null;
            pots?: number | null;
            protect?: components["schemas"]["Protect"] | null;
            rank?: components["schemas"]["NamedOr_Vec_RankItem"] | null;
            replay?: boolean;
            reseed?: boolean;
            round?: components["schemas"]["NumberOrWords"] | null;
            rounds?: number | null;
            same_country?: boolean | null;
            shootout?: components["schemas"]["ShootoutRules"] | null;
            /** Format: int32 */
            shootout_bonus?: number | null;
            teams?: components["schemas"]["NumberOrWords"] | null;
            third_place?: boolean;
            uneven?: components["schemas"]["Uneven"];
            zones?: components["schemas"]["TableZone"][];
        };
        /** @enum {string} */
        StageFormat: "league" | "groups" | "phase" | "knockout";
        /** @description How a match stands, as far as the match itself knows. */
        Standing: {
            at: string;
            /** @description Each number for home and away. */
            box_score: {
                [key: string]: components["schemas"]["Pair_u64"];
            };
            /** @description What follows a choice, where a question is asked in two: the figure, then where to. */
            follow_ups: components["schemas"]["FollowUp"][];
            /** @description What people should know about the computer coaches. */
            notes: string[];
            /** @description What can come of each choice, where a step begins with one. */
            outlook: components["schemas"]["Outlook"][];
            over: boolean;
            pending: components["schemas"]["Pending"] | null;
            /** @description The table drawn in text. */
            picture: string;
            /** @description What the players of home and of away did; empty in a game that knows no players. */
            players: components["schemas"]["Pair_Vec_PlayerLine"];
            /** @description Home, away. */
            score: components["schemas"]["Pair_u16"];
            shootout: components["schemas"]["Pair_u16"] | null;
            /** @description Where everybody stands, in sentences. */
            status: string;
            /** @description Lines in its log. */
            version: number;
        };
        /** @description Cards made from statistics, as far as they are made. */
        StatisticsWork: components["schemas"]["Work"] & {
            made?: components["schemas"]["Made"];
            /** @description True if whoever asks may put them into the library. */
            may_keep: boolean;
        };
        /**
         * @description Whether a match was played.
         * @enum {string}
         */
        Status: "played" | "walkover" | "abandoned" | "expunged";
        /** @description One event of a match, told. */
        StoryLine: {
            /** @description The minute, as a newspaper prints it. */
            at: string;
            /** @description The clause of the rules that says so. */
            clause: string | null;
            /** @description What a reporter says of it, if anything. */
            commentary: string | null;
            /** @description The common events it stands for. */
            common: string[];
            /** @description The event in the game's notation. */
            event: string;
            /** @description True if it is told to somebody who has ten minutes for the match. */
            highlight: boolean;
            /** @description What the line weighs, for whoever shows a match in less time than it takes. */
            weight: components["schemas"]["Weight"];
            /** @description The event as data. */
            what: components["schemas"]["GameEvent"];
            /** @description Why it happened, if there is anything to explain. */
            why: string | null;
        };
        /**
         * @description Who gets a seat that was left.
         * @enum {string}
         */
        Successor: "computer" | "invited" | "returned";
        /** @description Matches in a list. */
        Summaries: {
            /** @description In the order asked for, without those that are not there. */
            matches: components["schemas"]["Summary"][];
        };
        /** @description A match in a list. */
        Summary: {
            /** @description When it is. */
            at: string;
            /**
             * Format: int64
             * @description When it last changed.
             */
            changed: number;
            /** @description Home, away. */
            coaches: components["schemas"]["Pair_String"];
            /**
             * Format: int64
             * @description When it began, in seconds since 1970.
             */
            created: number;
            /** @description The id of its game. */
            game: string;
            /** @description Its id. */
            id: string;
            /** @description Home, away. */
            names: components["schemas"]["Pair_String"];
            /** @description True after full time. */
            over: boolean;
            /** @description Home, away. */
            score: components["schemas"]["Pair_u16"];
            waits_for: components["schemas"]["WaitsFor"] | null;
        };
        /** @description A table. */
        Table: {
            group: string;
            rows: components["schemas"]["Row"][];
            stage: number;
        };
        /** @description Places on which something hangs: the title, promotion, relegation. */
        TableZone: {
            /** @description What it is called. */
            name: string;
            /** @description Its first and last place, from 1. */
            places: [
                number,
                number
            ];
        };
        /** @description The tables of a season. */
        Tables: {
            champion: string | null;
            id: string;
            tables: components["schemas"]["Table"][];
        };
        /** @description A seat that was left is to be somebody else's. */
        TakeOver: {
            /** @description Whose it is to be. */
            by: components["schemas"]["Successor"];
            /** @description Which seat. */
            side: components["schemas"]["Side"];
            /**
             * Format: int32
             * @description Lines in the log when it was seen.
             */
            version: number;
        };
        /** @description A match that was played, to be taken over as the result. */
        TakeResult: {
            /**
             * @description The key of the match in the season.
             * @example 1.12.3
             */
            key: string;
            /** @description The id of the match that was played. */
            played: string;
        };
        /** @description A seat that is somebody else's now. */
        TakenOver: {
            /** @description What proves the seat from now on; `null` if that did not change. Told once. */
            secret: string | null;
            /** @description What is new. */
            update: components["schemas"]["Update"];
        };
        Team: {
            /** @description What the game knows of it; empty if nothing. */
            about: string;
            /** @description The teams it stands with; empty if all stand together. */
            group: string;
            id: string;
            name: string;
            short: string;
        };
        /** @description A team with all that its game knows of it. */
        TeamCards: {
            /** @description What the game knows of it in a line; empty if nothing. */
            about: string;
            /** @description What the game knows of it. */
            cards: components["schemas"]["Cards"];
            game: string;
            /** @description The teams it stands with; empty if all stand together. */
            group: string;
            id: string;
            name: string;
            short: string;
        };
        TeamChance: components["schemas"]["Chance"] & {
            team: string;
        };
        TeamChances: {
            best_possible: number | null;
            group: string | null;
            /** @description The chance of each place, the first one first. */
            places: number[];
            team: string;
            worst_possible: number | null;
            zones: components["schemas"]["ZoneChance"][];
        };
        /** @description A team chart of action-deck. */
        TeamSheet: {
            /** @description Section AA. */
            actions: components["schemas"]["SheetLine"][];
            /** @description A line for each keeper, as [`KEEPER_COLUMNS`] says. */
            keepers: string[][];
            /** @description A line for each player, as [`PLAYER_COLUMNS`] says. */
            players: string[][];
            /** @description CTL and the extra actions, with their names. */
            ratings: components["schemas"]["NamedRating"][];
        };
        /** @description The teams of a game. */
        Teams: {
            game: string;
            teams: components["schemas"]["Team"][];
        };
        /** @description A match as it is typed. Men are written `home=NAME`, once for each time. */
        TypedMatch: {
            /** @description Who made a goal. */
            assists: string[];
            /** @description Scorers. */
            goals: string[];
            /** @description Men hurt, with the matches they miss: `home=NAME=MATCHES`. */
            injured: string[];
            /** @description Men sent off at once. */
            reds: string[];
            /**
             * @description `2-1`, `1-1 +0-0 p4-3`, `walkover home`, or the kicks alone, `p4-3`.
             * @example 2-1
             */
            result: string;
            /** @description Cautions; a second one of the same man sends him off. */
            yellows: string[];
        };
        /** @description Whether the last answer of a person can be taken back. */
        Undo: {
            asked_by: components["schemas"]["Side"] | null;
            declined: components["schemas"]["Side"] | null;
            /** @description Whether it can. */
            possible: boolean;
        };
        /** @description Something that was entered, to be taken back. */
        UndoEntry: {
            /**
             * @description Its number in the journal.
             * @example 12
             */
            entry: number;
        };
        /**
         * @description How far answers may be taken back.
         * @enum {string}
         */
        UndoRule: "free" | "until-chance" | "agreed" | "off";
        /** @description Take back, or say no to it, from somebody who saw this version of the match. */
        UndoWish: {
            /** @description True to say no to the other side's wish, or to withdraw one's own. */
            decline?: boolean;
            /**
             * Format: int32
             * @description Lines in the log when it was seen.
             */
            version: number;
        };
        /**
         * @description What is done where groups differ in size.
         * @enum {string}
         */
        Uneven: "drop_last" | "per_match" | "as_they_are";
        /** @description What is new in a match. */
        Update: {
            /** @description The frames after those. */
            frames: components["schemas"]["Frame"][];
            /** @description How many of the first frames still stand. */
            keep: number;
            /** @description How it stands. */
            now: components["schemas"]["Now"];
        };
        /**
         * @description Whom a match waits for.
         * @enum {string}
         */
        WaitsFor: "home" | "away" | "anybody" | "contributions";
        /**
         * @description How much is in a line.
         * @enum {string}
         */
        Weight: "quiet" | "plain" | "chance" | "goal";
        /**
         * @description Why nothing more is told of a match.
         * @enum {string}
         */
        WhyEnded: "over" | "gone";
        /** @description Why a try was wrong. */
        WhyNot: {
            /** @description The words of the lesson, or the odds. */
            why: string;
        };
        /** @description The chances of a match from one moment on. */
        WinChances: {
            /**
             * Format: double
             * @description Away wins.
             */
            away: number;
            /**
             * Format: double
             * @description Nobody does.
             */
            draw: number;
            /**
             * Format: double
             * @description Home wins.
             */
            home: number;
            /** @description How they were found. */
            method: components["schemas"]["WinMethod"];
            /**
             * Format: double
             * @description The largest of the three, if they were played.
             */
            standard_error?: number;
        };
        /**
         * @description How chances were found.
         * @enum {string}
         */
        WinMethod: "exact" | "played" | "estimated";
        /**
         * @description What a coach wants.
         * @enum {string}
         */
        Wish: "ask" | "pass" | "do";
        /** @description How work stands. */
        Work: {
            /**
             * Format: int64
             * @description Parts of it that are done.
             */
            done: number;
            /** @description Why it failed. */
            error?: string;
            /**
             * Format: int64
             * @description All its parts.
             */
            of: number;
            state: components["schemas"]["WorkState"];
            /** @description What is done now. */
            what: string;
        };
        /**
         * @description How work stands.
         * @enum {string}
         */
        WorkState: "waiting" | "working" | "done" | "late" | "cancelled" | "failed";
        /** @description Why a choice is not what is asked for. */
        WrongTry: {
            /** @description The choice; null for all that have no words of their own. */
            choice: string | null;
            words: string;
        };
        ZoneChance: components["schemas"]["Chance"] & {
            /** @description `true`: in it for certain; `false`: out of it for certain; `null`: open. */
            certain: boolean | null;
            name: string;
            places: [
                number,
                number
            ];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Abandoned = components['schemas']['Abandoned'];
export type ActionDeckEvent = components['schemas']['ActionDeckEvent'];
export type AllChances = components['schemas']['AllChances'];
export type Answer = components['schemas']['Answer'];
export type Answers = components['schemas']['Answers'];
export type AwayGoals = components['schemas']['AwayGoals'];
export type Begun = components['schemas']['Begun'];
export type Blame = components['schemas']['Blame'];
export type Board = components['schemas']['Board'];
export type Branch = components['schemas']['Branch'];
export type Card = components['schemas']['Card'];
export type CardFace = components['schemas']['CardFace'];
export type CardLine = components['schemas']['CardLine'];
export type Cards = components['schemas']['Cards'];
export type Cell = components['schemas']['Cell'];
export type Chance = components['schemas']['Chance'];
export type Chances = components['schemas']['Chances'];
export type Choice = components['schemas']['Choice'];
export type Coach = components['schemas']['Coach'];
export type Coaches = components['schemas']['Coaches'];
export type Colour = components['schemas']['Colour'];
export type Competition = components['schemas']['Competition'];
export type CompetitionFile = components['schemas']['CompetitionFile'];
export type CompetitionWish = components['schemas']['CompetitionWish'];
export type Competitions = components['schemas']['Competitions'];
export type Conduct = components['schemas']['Conduct'];
export type Contribution = components['schemas']['Contribution'];
export type Correction = components['schemas']['Correction'];
export type CounterAttackEvent = components['schemas']['CounterAttackEvent'];
export type Course = components['schemas']['Course'];
export type CoursePoint = components['schemas']['CoursePoint'];
export type Created = components['schemas']['Created'];
export type Criterion = components['schemas']['Criterion'];
export type DecidedBy = components['schemas']['DecidedBy'];
export type Decision = components['schemas']['Decision'];
export type Dice = components['schemas']['Dice'];
export type DiceProof = components['schemas']['DiceProof'];
export type Edit = components['schemas']['Edit'];
export type EditedFile = components['schemas']['EditedFile'];
export type Emote = components['schemas']['Emote'];
export type End = components['schemas']['End'];
export type EventInShort = components['schemas']['EventInShort'];
export type Extra = components['schemas']['Extra'];
export type Faults = components['schemas']['Faults'];
export type Figures = components['schemas']['Figures'];
export type Files = components['schemas']['Files'];
export type FirstPairing = components['schemas']['FirstPairing'];
export type Fixture = components['schemas']['Fixture'];
export type FixtureList = components['schemas']['FixtureList'];
export type FollowUp = components['schemas']['FollowUp'];
export type Forecast = components['schemas']['Forecast'];
export type Foreseen = components['schemas']['Foreseen'];
export type Foretold = components['schemas']['Foretold'];
export type Found = components['schemas']['Found'];
export type Frame = components['schemas']['Frame'];
export type Game = components['schemas']['Game'];
export type GameEvent = components['schemas']['GameEvent'];
export type Games = components['schemas']['Games'];
export type GivenEmote = components['schemas']['GivenEmote'];
export type GoalDiceEvent = components['schemas']['GoalDiceEvent'];
export type HexColumn = components['schemas']['HexColumn'];
export type HexPitch = components['schemas']['HexPitch'];
export type Hit = components['schemas']['Hit'];
export type Home = components['schemas']['Home'];
export type HowPlayed = components['schemas']['HowPlayed'];
export type Injury = components['schemas']['Injury'];
export type InsideTheNetEvent = components['schemas']['InsideTheNetEvent'];
export type Kept = components['schemas']['Kept'];
export type KickOrder = components['schemas']['KickOrder'];
export type Last = components['schemas']['Last'];
export type Lesson = components['schemas']['Lesson'];
export type LessonAct = components['schemas']['LessonAct'];
export type LessonInList = components['schemas']['LessonInList'];
export type LessonStep = components['schemas']['LessonStep'];
export type Lessons = components['schemas']['Lessons'];
export type Likelihood = components['schemas']['Likelihood'];
export type LineFault = components['schemas']['LineFault'];
export type Listing = components['schemas']['Listing'];
export type LiveClock = components['schemas']['LiveClock'];
export type Made = components['schemas']['Made'];
export type MadeTeam = components['schemas']['MadeTeam'];
export type MatchResult = components['schemas']['MatchResult'];
export type MatchView = components['schemas']['MatchView'];
export type May = components['schemas']['May'];
export type Message = components['schemas']['Message'];
export type MixStep = components['schemas']['MixStep'];
export type Mode = components['schemas']['Mode'];
export type MovementPart = components['schemas']['MovementPart'];
export type NamedOrDisciplineFile = components['schemas']['NamedOr_DisciplineFile'];
export type NamedOrVecRankItem = components['schemas']['NamedOr_Vec_RankItem'];
export type NamedRating = components['schemas']['NamedRating'];
export type NewEmote = components['schemas']['NewEmote'];
export type NewMatch = components['schemas']['NewMatch'];
export type NewOrder = components['schemas']['NewOrder'];
export type NewSeason = components['schemas']['NewSeason'];
export type NextDivision = components['schemas']['NextDivision'];
export type NextSeasons = components['schemas']['NextSeasons'];
export type Now = components['schemas']['Now'];
export type NumberOrWords = components['schemas']['NumberOrWords'];
export type Odd = components['schemas']['Odd'];
export type OddsAnswer = components['schemas']['OddsAnswer'];
export type OddsMethod = components['schemas']['OddsMethod'];
export type OddsQuestion = components['schemas']['OddsQuestion'];
export type OddsSetting = components['schemas']['OddsSetting'];
export type OddsWork = components['schemas']['OddsWork'];
export type OffenseChartsEvent = components['schemas']['OffenseChartsEvent'];
export type OneOdds = components['schemas']['OneOdds'];
export type Opened = components['schemas']['Opened'];
export type Option = components['schemas']['Option'];
export type Order = components['schemas']['Order'];
export type Orders = components['schemas']['Orders'];
export type Outlook = components['schemas']['Outlook'];
export type PairLuck = components['schemas']['Pair_Luck'];
export type PairOptionDue = components['schemas']['Pair_Option_Due'];
export type PairOptionString = components['schemas']['Pair_Option_String'];
export type PairSquad = components['schemas']['Pair_Squad'];
export type PairString = components['schemas']['Pair_String'];
export type PairTeamSheet = components['schemas']['Pair_TeamSheet'];
export type PairVecPlayerLine = components['schemas']['Pair_Vec_PlayerLine'];
export type PairVecSquadLine = components['schemas']['Pair_Vec_SquadLine'];
export type PairU16 = components['schemas']['Pair_u16'];
export type PairU64 = components['schemas']['Pair_u64'];
export type Paper = components['schemas']['Paper'];
export type PaperLine = components['schemas']['PaperLine'];
export type Papers = components['schemas']['Papers'];
export type Pause = components['schemas']['Pause'];
export type Pending = components['schemas']['Pending'];
export type PitchEnd = components['schemas']['PitchEnd'];
export type Place = components['schemas']['Place'];
export type PlayFixture = components['schemas']['PlayFixture'];
export type PlayOn = components['schemas']['PlayOn'];
export type PlayerLine = components['schemas']['PlayerLine'];
export type Pledge = components['schemas']['Pledge'];
export type PositionValue = components['schemas']['PositionValue'];
export type Possibility = components['schemas']['Possibility'];
export type Presence = components['schemas']['Presence'];
export type PresetRules = components['schemas']['PresetRules'];
export type Problem = components['schemas']['Problem'];
export type Proof = components['schemas']['Proof'];
export type Protect = components['schemas']['Protect'];
export type Reason = components['schemas']['Reason'];
export type Recap = components['schemas']['Recap'];
export type RecapPart = components['schemas']['RecapPart'];
export type RedCards = components['schemas']['RedCards'];
export type Report = components['schemas']['Report'];
export type ReportLine = components['schemas']['ReportLine'];
export type ReportNumber = components['schemas']['ReportNumber'];
export type Review = components['schemas']['Review'];
export type RoundChances = components['schemas']['RoundChances'];
export type Row = components['schemas']['Row'];
export type Season = components['schemas']['Season'];
export type SeasonFault = components['schemas']['SeasonFault'];
export type SeasonPart = components['schemas']['SeasonPart'];
export type SeasonPreview = components['schemas']['SeasonPreview'];
export type SeasonView = components['schemas']['SeasonView'];
export type Seasons = components['schemas']['Seasons'];
export type Seat = components['schemas']['Seat'];
export type Seats = components['schemas']['Seats'];
export type Section = components['schemas']['Section'];
export type SentStatistics = components['schemas']['SentStatistics'];
export type Server = components['schemas']['Server'];
export type Setup = components['schemas']['Setup'];
export type SharedMessage = components['schemas']['SharedMessage'];
export type SheetLine = components['schemas']['SheetLine'];
export type ShootoutRules = components['schemas']['ShootoutRules'];
export type Side = components['schemas']['Side'];
export type SidesBTreeMapStringF64 = components['schemas']['Sides_BTreeMap_String_f64'];
export type SidesF64 = components['schemas']['Sides_f64'];
export type SignOfLife = components['schemas']['SignOfLife'];
export type Simulate = components['schemas']['Simulate'];
export type Squad = components['schemas']['Squad'];
export type SquadCard = components['schemas']['SquadCard'];
export type SquadLine = components['schemas']['SquadLine'];
export type SquareOnBoard = components['schemas']['SquareOnBoard'];
export type Stage = components['schemas']['Stage'];
export type StageChances = components['schemas']['StageChances'];
export type StageFile = components['schemas']['StageFile'];
export type StageFormat = components['schemas']['StageFormat'];
export type Standing = components['schemas']['Standing'];
export type StatisticsWork = components['schemas']['StatisticsWork'];
export type Status = components['schemas']['Status'];
export type StoryLine = components['schemas']['StoryLine'];
export type Successor = components['schemas']['Successor'];
export type Summaries = components['schemas']['Summaries'];
export type Summary = components['schemas']['Summary'];
export type Table = components['schemas']['Table'];
export type TableZone = components['schemas']['TableZone'];
export type Tables = components['schemas']['Tables'];
export type TakeOver = components['schemas']['TakeOver'];
export type TakeResult = components['schemas']['TakeResult'];
export type TakenOver = components['schemas']['TakenOver'];
export type Team = components['schemas']['Team'];
export type TeamCards = components['schemas']['TeamCards'];
export type TeamChance = components['schemas']['TeamChance'];
export type TeamChances = components['schemas']['TeamChances'];
export type TeamSheet = components['schemas']['TeamSheet'];
export type Teams = components['schemas']['Teams'];
export type TypedMatch = components['schemas']['TypedMatch'];
export type Undo = components['schemas']['Undo'];
export type UndoEntry = components['schemas']['UndoEntry'];
export type UndoRule = components['schemas']['UndoRule'];
export type UndoWish = components['schemas']['UndoWish'];
export type Uneven = components['schemas']['Uneven'];
export type Update = components['schemas']['Update'];
export type WaitsFor = components['schemas']['WaitsFor'];
export type Weight = components['schemas']['Weight'];
export type WhyEnded = components['schemas']['WhyEnded'];
export type WhyNot = components['schemas']['WhyNot'];
export type WinChances = components['schemas']['WinChances'];
export type WinMethod = components['schemas']['WinMethod'];
export type Wish = components['schemas']['Wish'];
export type Work = components['schemas']['Work'];
export type WorkState = components['schemas']['WorkState'];
export type WrongTry = components['schemas']['WrongTry'];
export type ZoneChance = components['schemas']['ZoneChance'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
