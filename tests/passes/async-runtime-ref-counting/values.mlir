// RUN: mlir-opt %s -async-runtime-ref-counting -allow-unregistered-dialect -split-input-file | FileCheck %s

func.func private @tok() -> !async.token
func.func private @take(!async.token)
func.func @nouse() { %0 = async.runtime.create : !async.token
 return }
func.func @arg(%t: !async.token) { return }
func.func @arg2(%t: !async.token) { async.runtime.await %t : !async.token
 return }
func.func @call(%t: !async.token) { call @take(%t) : (!async.token) -> ()
 call @take(%t) : (!async.token) -> ()
 return }
func.func @res() { %0 = call @tok() : () -> !async.token
 call @take(%0) : (!async.token) -> ()
 async.runtime.await %0 : !async.token
 return }
func.func @ret() -> !async.token { %0 = call @tok() : () -> !async.token
 call @take(%0) : (!async.token) -> ()
 return %0 : !async.token }
func.func @cf(%c: i1, %t: !async.token) { cf.cond_br %c, ^a, ^b
^a: 
 async.runtime.await %t : !async.token
 cf.br ^b
^b: return }
func.func @scf(%c: i1, %t: !async.token) { scf.if %c { async.runtime.await %t : !async.token }
 return }
func.func @loop(%n: index, %t: !async.token) { 
 %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 scf.for %i = %c0 to %n step %c1 { async.runtime.await %t : !async.token }
 scf.for %i = %c0 to %n step %c1 { %k = async.runtime.create : !async.token 
   async.runtime.await %k : !async.token }
 return }
func.func @twice(%t: !async.token) { call @take2(%t, %t) : (!async.token, !async.token) -> ()
 return }
func.func private @take2(!async.token, !async.token)

// CHECK: module {
// CHECK-NEXT:   func.func private @tok() -> !async.token
// CHECK-NEXT:   func.func private @take(!async.token)
// CHECK-NEXT:   func.func @nouse() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[V0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @arg(%[[ARG0:[^ ]+]]: !async.token) {
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @arg2(%[[ARG0:[^ ]+]]: !async.token) {
// CHECK-NEXT:     async.runtime.await %[[ARG0]] : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @call(%[[ARG0:[^ ]+]]: !async.token) {
// CHECK-NEXT:     async.runtime.add_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     call @take(%[[ARG0]]) : (!async.token) -> ()
// CHECK-NEXT:     async.runtime.add_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     call @take(%[[ARG0]]) : (!async.token) -> ()
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @res() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @tok() : () -> !async.token
// CHECK-NEXT:     async.runtime.add_ref %[[V0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     call @take(%[[V0]]) : (!async.token) -> ()
// CHECK-NEXT:     async.runtime.await %[[V0]] : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[V0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @ret() -> !async.token {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @tok() : () -> !async.token
// CHECK-NEXT:     async.runtime.add_ref %[[V0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     call @take(%[[V0]]) : (!async.token) -> ()
// CHECK-NEXT:     return %[[V0]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @cf(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: !async.token) {
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     async.runtime.await %[[ARG1]] : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG1]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     cf.br ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG1]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     cf.br ^bb3
// CHECK-NEXT:   ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @scf(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: !async.token) {
// CHECK-NEXT:     scf.if %[[ARG0]] {
// CHECK-NEXT:       async.runtime.await %[[ARG1]] : !async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG1]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @loop(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: !async.token) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     scf.for %[[ARG2:[^ ]+]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:       async.runtime.await %[[ARG1]] : !async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG1]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     scf.for %[[ARG2]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:       async.runtime.await %[[V0]] : !async.token
// CHECK-NEXT:       async.runtime.drop_ref %[[V0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @twice(%[[ARG0:[^ ]+]]: !async.token) {
// CHECK-NEXT:     async.runtime.add_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     async.runtime.add_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     call @take2(%[[ARG0]], %[[ARG0]]) : (!async.token, !async.token) -> ()
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @take2(!async.token, !async.token)
// CHECK-NEXT: }

// -----

func.func @single(%c: i1, %t: !async.token) { cf.cond_br %c, ^a, ^b
^a: 
 async.runtime.await %t : !async.token
 return
^b: return }

// CHECK: module {
// CHECK-NEXT:   func.func @single(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: !async.token) {
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     async.runtime.await %[[ARG1]] : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG1]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG1]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @switch(%c: i32, %t: !async.token, %u: !async.token) { cf.switch %c : i32, [ default: ^b, 1: ^a, 2: ^b, 3: ^c, 4: ^c]
^a: 
 async.runtime.await %t : !async.token
 async.runtime.await %u : !async.token
 cf.br ^b
^b: 
  %d = arith.constant 1 : i1
return
^c: 
  async.runtime.await %u : !async.token
return }

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: !async.token, %[[ARG2:[^ ]+]]: !async.token) {
// CHECK-NEXT:     cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:       default: ^bb2,
// CHECK-NEXT:       1: ^bb1,
// CHECK-NEXT:       2: ^bb2,
// CHECK-NEXT:       3: ^bb4,
// CHECK-NEXT:       4: ^bb4
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     async.runtime.await %[[ARG1]] : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG1]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     async.runtime.await %[[ARG2]] : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG2]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     cf.br ^bb3
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG2]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG1]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     cf.br ^bb3
// CHECK-NEXT:   ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb4:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG1]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     async.runtime.await %[[ARG2]] : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG2]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop(%c: i1, %t: !async.token) { cf.br ^a
^a: 
 async.runtime.await %t : !async.token
 cf.cond_br %c, ^a, ^b
^b: return }

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: !async.token) {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     async.runtime.await %[[ARG1]] : !async.token
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG1]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @coro(%t: !async.token) -> !async.token {
 %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    %3 = async.coro.save %2
    async.runtime.await_and_resume %t, %2 : !async.token
    async.coro.suspend %3, ^bb4, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
   %6 = async.runtime.is_error %t : !async.token
    async.runtime.set_available %0 : !async.token
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb3:  // pred: ^bb0
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
    async.coro.end %2
    return %0 : !async.token
}

// CHECK: module {
// CHECK-NEXT:   func.func @coro(%[[ARG0:[^ ]+]]: !async.token) -> !async.token {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.coro.id
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.coro.begin %[[V1]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = async.coro.save %[[V2]]
// CHECK-NEXT:     async.runtime.await_and_resume %[[ARG0]], %[[V2]] : !async.token
// CHECK-NEXT:     async.coro.suspend %[[V3]], ^bb4, ^bb1, ^bb3
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[V4:[^ ]+]] = async.runtime.is_error %[[ARG0]] : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     async.runtime.set_available %[[V0]] : !async.token
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     async.coro.free %[[V1]], %[[V2]]
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     async.coro.free %[[V1]], %[[V2]]
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT:     async.coro.end %[[V2]]
// CHECK-NEXT:     return %[[V0]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @take2(!async.token, !async.token, !async.token, !async.token)
func.func @a(%a0: !async.token, %c: i1) { 
  %r0 = async.runtime.create : !async.token
  cf.br ^b(%c : i1)
^b(%k: i1):
  %r1 = async.runtime.create : !async.token
  scf.if %c {
   scf.execute_region { %q = "x.op"() ({
    ^bb0(%z: !async.token): 
      %r3 = async.runtime.create : !async.token
     "x.use"(%a0, %r0, %r1, %z, %r3) : (!async.token, !async.token, !async.token, !async.token, !async.token) -> ()
     "x.y"() : () -> ()
   }) : () -> !async.token
   "x.use"(%q, %a0, %r0, %r1) : (!async.token, !async.token, !async.token, !async.token) -> ()
   scf.yield }
  }
  "x.use"(%r0, %r1, %a0) : (!async.token, !async.token, !async.token) -> ()
  cf.br ^c
^c:
  %w = "x.res"() : () -> !async.token
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @take2(!async.token, !async.token, !async.token, !async.token)
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: !async.token, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:     cf.br ^bb1(%[[ARG1]] : i1)
// CHECK-NEXT:   ^bb1(%[[V1:[^ ]+]]: i1):  // pred: ^bb0
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:     scf.if %[[ARG1]] {
// CHECK-NEXT:       scf.execute_region {
// CHECK-NEXT:         %[[V4:[^ ]+]] = "x.op"() ({
// CHECK-NEXT:         ^bb0(%[[ARG2:[^ ]+]]: !async.token):
// CHECK-NEXT:           %[[V5:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:           "x.use"(%[[ARG0]], %[[V0]], %[[V2]], %[[ARG2]], %[[V5]]) : (!async.token, !async.token, !async.token, !async.token, !async.token) -> ()
// CHECK-NEXT:           async.runtime.drop_ref %[[V5]] {count = 1 : i64} : !async.token
// CHECK-NEXT:           async.runtime.drop_ref %[[ARG2]] {count = 1 : i64} : !async.token
// CHECK-NEXT:           "x.y"() : () -> ()
// CHECK-NEXT:         }) : () -> !async.token
// CHECK-NEXT:         "x.use"(%[[V4]], %[[ARG0]], %[[V0]], %[[V2]]) : (!async.token, !async.token, !async.token, !async.token) -> ()
// CHECK-NEXT:         async.runtime.drop_ref %[[V4]] {count = 1 : i64} : !async.token
// CHECK-NEXT:         scf.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     "x.use"(%[[V0]], %[[V2]], %[[ARG0]]) : (!async.token, !async.token, !async.token) -> ()
// CHECK-NEXT:     async.runtime.drop_ref %[[V2]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[V0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %[[V3:[^ ]+]] = "x.res"() : () -> !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[V3]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%c: i1) { 
  %r0 = async.runtime.create : !async.token
  "x.op"(%r0) ({
    ^bb0(%z: !async.token): 
      %r3 = async.runtime.create : !async.token
     "x.use"(%r0, %z, %r3) : (!async.token, !async.token, !async.token) -> ()
     "x.y"(%r3) : (!async.token) -> ()
   }) : (!async.token) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:     "x.op"(%[[V0]]) ({
// CHECK-NEXT:     ^bb0(%[[ARG1:[^ ]+]]: !async.token):
// CHECK-NEXT:       %[[V1:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:       "x.use"(%[[V0]], %[[ARG1]], %[[V1]]) : (!async.token, !async.token, !async.token) -> ()
// CHECK-NEXT:       async.runtime.drop_ref %[[ARG1]] {count = 1 : i64} : !async.token
// CHECK-NEXT:       "x.y"(%[[V1]]) : (!async.token) -> ()
// CHECK-NEXT:       async.runtime.drop_ref %[[V1]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     }) : (!async.token) -> ()
// CHECK-NEXT:     async.runtime.drop_ref %[[V0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%c: i1, %t: !async.token) -> !async.token { 
  %r = scf.if %c -> !async.token { scf.yield %t : !async.token } else { %n = async.runtime.create : !async.token
   scf.yield %n : !async.token }
  return %r : !async.token
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: !async.token) -> !async.token {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.if %[[ARG0]] -> (!async.token) {
// CHECK-NEXT:       scf.yield %[[ARG1]] : !async.token
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V1:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:       scf.yield %[[V1]] : !async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG1]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return %[[V0]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unreach(%c: i1, %t: !async.token)  {
  return
^b: 
  async.runtime.await %t : !async.token
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unreach(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: !async.token) {
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb1:  // no predecessors
// CHECK-NEXT:     async.runtime.await %[[ARG1]] : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG1]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @self(%c: i1) {
  cf.br ^a
^a:
  %r0 = async.runtime.create : !async.token
  cf.cond_br %c, ^b, ^a
^b: 
  async.runtime.await %r0 : !async.token
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @self(%[[ARG0:[^ ]+]]: i1) {
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb2
// CHECK-NEXT:     async.runtime.drop_ref %[[V0:[^ ]+]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %[[V0]] = async.runtime.create : !async.token
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb3, ^bb1
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     async.runtime.await %[[V0]] : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[V0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @take(!async.token)
func.func @a(%c: i1, %t: !async.token)  {
  %f = func.constant @take : (!async.token) -> ()
  call_indirect %f(%t) : (!async.token) -> ()
  scf.if %c { func.call @take(%t) : (!async.token) -> () }
  %x = arith.select %c, %t, %t : !async.token
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @take(!async.token)
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: !async.token) {
// CHECK-NEXT:     %[[F:[^ ]+]] = constant @take : (!async.token) -> ()
// CHECK-NEXT:     call_indirect %[[F]](%[[ARG1]]) : (!async.token) -> ()
// CHECK-NEXT:     scf.if %[[ARG0]] {
// CHECK-NEXT:       async.runtime.add_ref %[[ARG1]] {count = 1 : i64} : !async.token
// CHECK-NEXT:       func.call @take(%[[ARG1]]) : (!async.token) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG0]], %[[ARG1]], %[[ARG1]] : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[V0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG1]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%c: i1, %t: !async.token)  {
  cf.cond_br %c, ^b, ^c
^b: 
  async.runtime.await %t : !async.token
  cf.cond_br %c, ^a2, ^c
^a2: cf.br ^b
^c: return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: !async.token) {
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb3
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     async.runtime.await %[[ARG1]] : !async.token
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb2, ^bb4
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG1]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     cf.br ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb1
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG1]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     cf.br ^bb5
// CHECK-NEXT:   ^bb5:  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

async.func @f(%t: !async.token) -> !async.token {
  return
}

// CHECK: module {
// CHECK-NEXT:   async.func @f(%[[ARG0:[^ ]+]]: !async.token) -> !async.token {
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%t: !async.token, %n: index) {
  %k = async.create_group %n : !async.group
  %r = async.add_to_group %t, %k : !async.token
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: !async.token, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.create_group %[[ARG1]] : !async.group
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.add_to_group %[[ARG0]], %[[V0]] : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[V0]] {count = 1 : i64} : !async.group
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%t: !async.token, %n: index) {
  %z = async.call @f(%t) : (!async.token) -> !async.token
  return
}
async.func private @f(%t: !async.token) -> !async.token

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: !async.token, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.call @f(%[[ARG0]]) : (!async.token) -> !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[V0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   async.func private @f(!async.token) -> !async.token
// CHECK-NEXT: }

// -----

func.func @ret2(%t: !async.token, %c: i1) -> (!async.token, !async.token) {
  cf.cond_br %c, ^a, ^b
^a:
  return %t, %t : !async.token, !async.token
^b:
  %r = async.runtime.create : !async.token
  return %r, %t : !async.token, !async.token
}

// CHECK: module {
// CHECK-NEXT:   func.func @ret2(%[[ARG0:[^ ]+]]: !async.token, %[[ARG1:[^ ]+]]: i1) -> (!async.token, !async.token) {
// CHECK-NEXT:     cf.cond_br %[[ARG1]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %[[ARG0]], %[[ARG0]] : !async.token, !async.token
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:     return %[[V0]], %[[ARG0]] : !async.token, !async.token
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mem(%t: memref<4xf32>, %h: !async.coro.handle, %q: !async.value<!async.token>) { return }

// CHECK: module {
// CHECK-NEXT:   func.func @mem(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: !async.coro.handle, %[[ARG2:[^ ]+]]: !async.value<!async.token>) {
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG2]] {count = 1 : i64} : !async.value<!async.token>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module { func.func @inner(%t: !async.token) { return } 
 module { func.func @inner(%t: !async.token) { return }  } 
 %0 = async.runtime.create : !async.token }

// CHECK: module {
// CHECK-NEXT:   func.func @inner(%[[ARG0:[^ ]+]]: !async.token) {
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   module {
// CHECK-NEXT:     func.func @inner(%[[ARG0:[^ ]+]]: !async.token) {
// CHECK-NEXT:       async.runtime.drop_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:   async.runtime.drop_ref %[[V0]] {count = 1 : i64} : !async.token
// CHECK-NEXT: }
