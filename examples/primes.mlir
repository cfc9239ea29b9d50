// exit status: 94
//
// Counts primes with functions of several results, in explicit blocks
// throughout: how many primes lie in a range, the last one, and the widest gap
// between neighbours. Below 10,000 that is 1229 primes, the last 9973, and a
// gap of 36; (1229 + 9973 + 36) modulo 199 is 94. Counting
// in eight parts must give the same number.

// Quotient and remainder of one division.
func.func private @divmod(%n: i32, %d: i32) -> (i32, i32) {
  %quotient = arith.divui %n, %d : i32
  %product = arith.muli %quotient, %d : i32
  %remainder = arith.subi %n, %product : i32
  return %quotient, %remainder : i32, i32
}

// Whether %n is prime, and its least divisor above one (%n itself for a prime).
func.func private @least_divisor(%n: i32) -> (i1, i32) {
  %zero = arith.constant 0 : i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %true = arith.constant true
  %false = arith.constant false
  cf.switch %n : i32, [
    default: ^even,
    0: ^done(%false, %zero : i1, i32),
    1: ^done(%false, %n : i1, i32),
    2: ^done(%true, %two : i1, i32)
  ]
^even:
  %by_two:2 = call @divmod(%n, %two) : (i32, i32) -> (i32, i32)
  %is_even = arith.cmpi eq, %by_two#1, %zero : i32
  cf.cond_br %is_even, ^done(%false, %two : i1, i32), ^try(%three : i32)
^try(%d: i32):
  %qr:2 = call @divmod(%n, %d) : (i32, i32) -> (i32, i32)
  // Past the square root the quotient is smaller than the divisor.
  %past = arith.cmpi ult, %qr#0, %d : i32
  cf.cond_br %past, ^done(%true, %n : i1, i32), ^divides
^divides:
  %exact = arith.cmpi eq, %qr#1, %zero : i32
  %next = arith.addi %d, %two : i32
  cf.cond_br %exact, ^done(%false, %d : i1, i32), ^try(%next : i32)
^done(%prime: i1, %divisor: i32):
  return %prime, %divisor : i1, i32
}

// Primes in [from, to): how many, the last one (zero if none), the widest gap.
func.func private @survey(%from: i32, %to: i32) -> (i32, i32, i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^head(%from, %zero, %zero, %zero : i32, i32, i32, i32)
^head(%n: i32, %count: i32, %last: i32, %widest: i32):
  %more = arith.cmpi ult, %n, %to : i32
  cf.cond_br %more, ^body, ^exit
^body:
  %next = arith.addi %n, %one : i32
  %p:2 = call @least_divisor(%n) : (i32) -> (i1, i32)
  cf.cond_br %p#0, ^prime, ^head(%next, %count, %last, %widest : i32, i32, i32, i32)
^prime:
  %counted = arith.addi %count, %one : i32
  %first = arith.cmpi eq, %last, %zero : i32
  %distance = arith.subi %n, %last : i32
  %gap = arith.select %first, %zero, %distance : i32
  %wider = arith.maxui %gap, %widest : i32
  cf.br ^head(%next, %counted, %n, %wider : i32, i32, i32, i32)
^exit:
  return %count, %last, %widest : i32, i32, i32
}

// Eight surveys of neighbouring ranges must count as many as the whole.
func.func private @in_parts(%to: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %eight = arith.constant 8 : i32
  %part:2 = call @divmod(%to, %eight) : (i32, i32) -> (i32, i32)
  cf.br ^head(%zero, %zero : i32, i32)
^head(%from: i32, %count: i32):
  %until = arith.addi %from, %part#0 : i32
  %r:3 = call @survey(%from, %until) : (i32, i32) -> (i32, i32, i32)
  %sum = arith.addi %count, %r#0 : i32
  %more = arith.cmpi ult, %until, %to : i32
  cf.cond_br %more, ^head(%until, %sum : i32, i32), ^exit
^exit:
  return %sum : i32
}

func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %limit = arith.constant 10000 : i32
  %modulus = arith.constant 199 : i32
  %failed = arith.constant 1 : i32
  %r:3 = call @survey(%zero, %limit) : (i32, i32) -> (i32, i32, i32)
  %parts = call @in_parts(%limit) : (i32) -> i32
  %same = arith.cmpi eq, %parts, %r#0 : i32
  cf.cond_br %same, ^sum, ^exit(%failed : i32)
^sum:
  %count_last = arith.addi %r#0, %r#1 : i32
  %all = arith.addi %count_last, %r#2 : i32
  %rem:2 = call @divmod(%all, %modulus) : (i32, i32) -> (i32, i32)
  cf.br ^exit(%rem#1 : i32)
^exit(%status: i32):
  return %status : i32
}
