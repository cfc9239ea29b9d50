// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

// Heads that differ in names only, with and without what may follow the region.

func.func @conditions(%a: i1, %b: i1, %x: f32, %y: f32) -> f32 {
  scf.if %a {
  }
  scf.if %b {
  } else {
  }
  scf.if %a {
  } {tag}
  scf.if %b {
    scf.yield
  }
  scf.if %b { scf.yield } else {
  }
  scf.if %a { scf.yield } else {
  }
  %0 = scf.if %a -> (f32) {
    scf.yield %x : f32
  } else {
    scf.yield %y : f32
  }
  %1 = scf.if %b -> (f32) {
    scf.yield %0 : f32
  } else {
    scf.yield %x : f32
  } {tag}
  %2 = scf.if %b -> (f32) {
    scf.yield %1 : f32
  } else {
    scf.yield %x : f32
  }
  return %2 : f32
}



// CHECK: module {
// CHECK-NEXT:   func.func @conditions(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     scf.if %[[ARG0]] {
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %[[ARG1]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %[[ARG0]] {
// CHECK-NEXT:     } {tag}
// CHECK-NEXT:     scf.if %[[ARG1]] {
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %[[ARG1]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %[[ARG0]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.if %[[ARG0]] -> (f32) {
// CHECK-NEXT:       scf.yield %[[ARG2]] : f32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG3]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[ARG1]] -> (f32) {
// CHECK-NEXT:       scf.yield %[[V0]] : f32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG2]] : f32
// CHECK-NEXT:     } {tag}
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.if %[[ARG1]] -> (f32) {
// CHECK-NEXT:       scf.yield %[[V1]] : f32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG2]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i1, f32, f32) -> f32, sym_name = "conditions"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: f32):
// GENERIC-NEXT:     "scf.if"(%[[ARG0]]) ({
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }) : (i1) -> ()
// GENERIC-NEXT:     "scf.if"(%[[ARG1]]) ({
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : (i1) -> ()
// GENERIC-NEXT:     "scf.if"(%[[ARG0]]) ({
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }) {tag} : (i1) -> ()
// GENERIC-NEXT:     "scf.if"(%[[ARG1]]) ({
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }) : (i1) -> ()
// GENERIC-NEXT:     "scf.if"(%[[ARG1]]) ({
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : (i1) -> ()
// GENERIC-NEXT:     "scf.if"(%[[ARG0]]) ({
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : (i1) -> ()
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "scf.if"(%[[ARG0]]) ({
// GENERIC-NEXT:       "scf.yield"(%[[ARG2]]) : (f32) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "scf.yield"(%[[ARG3]]) : (f32) -> ()
// GENERIC-NEXT:     }) : (i1) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "scf.if"(%[[ARG1]]) ({
// GENERIC-NEXT:       "scf.yield"(%[[V0]]) : (f32) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "scf.yield"(%[[ARG2]]) : (f32) -> ()
// GENERIC-NEXT:     }) {tag} : (i1) -> f32
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "scf.if"(%[[ARG1]]) ({
// GENERIC-NEXT:       "scf.yield"(%[[V1]]) : (f32) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "scf.yield"(%[[ARG2]]) : (f32) -> ()
// GENERIC-NEXT:     }) : (i1) -> f32
// GENERIC-NEXT:     "func.return"(%[[V2]]) : (f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @loops(%l: index, %u: index, %s: index, %i: i32, %j: i32, %x: f32) -> f32 {
  scf.for %k = %l to %u step %s {
    scf.for %m = %l to %k step %s {
      scf.for %n = %k to %m step %s { // The innermost.
      }
    } {tag}
  }
  scf.for %k = %l to %u step %l {
  }
  scf.for %k = %s to %u step %s {
  }
  scf.for unsigned %k = %l to %u step %s {
  }
  scf.for unsigned %k = %u to %l step %s {
  }
  scf.for %k = %i to %j step %i : i32 {
  }
  scf.for %k = %i to %j step %j : i32 {
  }
  scf.for %k = %j to %i step %j : i32 {
  }
  %0 = scf.for %k = %l to %u step %s iter_args(%c = %x) -> (f32) {
    %r = scf.for %m = %l to %k step %s iter_args(%d = %c) -> (f32) {
      scf.yield %d : f32
    }
    scf.yield %r : f32
  }
  %1:2 = scf.for %k = %l to %u step %s iter_args(%c = %0, %d = %i) -> (f32, i32) {
    scf.yield %c, %d : f32, i32
  }
  %2:2 = scf.for %k = %l to %u step %s iter_args(%c = %1#0, %d = %1#1) -> (f32, i32) {
    scf.yield %c, %d : f32, i32
  }
  %3 = scf.for %k = %l to %u step %s iter_args(%c = %2#0) -> (f32) {
    scf.yield %c : f32
  }
  return %3 : f32
}



// CHECK: module {
// CHECK-NEXT:   func.func @loops(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     scf.for %[[ARG6:[^ ]+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:       scf.for %[[ARG7:[^ ]+]] = %[[ARG0]] to %[[ARG6]] step %[[ARG2]] {
// CHECK-NEXT:         scf.for %[[ARG8:[^ ]+]] = %[[ARG6]] to %[[ARG7]] step %[[ARG2]] {
// CHECK-NEXT:         }
// CHECK-NEXT:       } {tag}
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG6]] = %[[ARG0]] to %[[ARG1]] step %[[ARG0]] {
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG6]] = %[[ARG2]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for unsigned %[[ARG6]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for unsigned %[[ARG6]] = %[[ARG1]] to %[[ARG0]] step %[[ARG2]] {
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG6]] = %[[ARG3]] to %[[ARG4]] step %[[ARG3]]  : i32 {
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG6]] = %[[ARG3]] to %[[ARG4]] step %[[ARG4]]  : i32 {
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG6]] = %[[ARG4]] to %[[ARG3]] step %[[ARG4]]  : i32 {
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.for %[[ARG6]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG7]] = %[[ARG5]]) -> (f32) {
// CHECK-NEXT:       %[[V4:[^ ]+]] = scf.for %[[ARG8]] = %[[ARG0]] to %[[ARG6]] step %[[ARG2]] iter_args(%[[ARG9:[^ ]+]] = %[[ARG7]]) -> (f32) {
// CHECK-NEXT:         scf.yield %[[ARG9]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V4]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]]:2 = scf.for %[[ARG6]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG7]] = %[[V0]], %[[ARG8]] = %[[ARG3]]) -> (f32, i32) {
// CHECK-NEXT:       scf.yield %[[ARG7]], %[[ARG8]] : f32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]]:2 = scf.for %[[ARG6]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG7]] = %[[V1]]#0, %[[ARG8]] = %[[V1]]#1) -> (f32, i32) {
// CHECK-NEXT:       scf.yield %[[ARG7]], %[[ARG8]] : f32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.for %[[ARG6]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG7]] = %[[V2]]#0) -> (f32) {
// CHECK-NEXT:       scf.yield %[[ARG7]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, index, i32, i32, f32) -> f32, sym_name = "loops"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: f32):
// GENERIC-NEXT:     "scf.for"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) ({
// GENERIC-NEXT:     ^bb0(%[[ARG25:[^ ]+]]: index):
// GENERIC-NEXT:       "scf.for"(%[[ARG0]], %[[ARG25]], %[[ARG2]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG26:[^ ]+]]: index):
// GENERIC-NEXT:         "scf.for"(%[[ARG25]], %[[ARG26]], %[[ARG2]]) ({
// GENERIC-NEXT:         ^bb0(%[[ARG27:[^ ]+]]: index):
// GENERIC-NEXT:           "scf.yield"() : () -> ()
// GENERIC-NEXT:         }) : (index, index, index) -> ()
// GENERIC-NEXT:         "scf.yield"() : () -> ()
// GENERIC-NEXT:       }) {tag} : (index, index, index) -> ()
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index, index, index) -> ()
// GENERIC-NEXT:     "scf.for"(%[[ARG0]], %[[ARG1]], %[[ARG0]]) ({
// GENERIC-NEXT:     ^bb0(%[[ARG24:[^ ]+]]: index):
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index, index, index) -> ()
// GENERIC-NEXT:     "scf.for"(%[[ARG2]], %[[ARG1]], %[[ARG2]]) ({
// GENERIC-NEXT:     ^bb0(%[[ARG23:[^ ]+]]: index):
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index, index, index) -> ()
// GENERIC-NEXT:     "scf.for"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{unsignedCmp}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG22:[^ ]+]]: index):
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index, index, index) -> ()
// GENERIC-NEXT:     "scf.for"(%[[ARG1]], %[[ARG0]], %[[ARG2]]) <{unsignedCmp}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG21:[^ ]+]]: index):
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index, index, index) -> ()
// GENERIC-NEXT:     "scf.for"(%[[ARG3]], %[[ARG4]], %[[ARG3]]) ({
// GENERIC-NEXT:     ^bb0(%[[ARG20:[^ ]+]]: i32):
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     "scf.for"(%[[ARG3]], %[[ARG4]], %[[ARG4]]) ({
// GENERIC-NEXT:     ^bb0(%[[ARG19:[^ ]+]]: i32):
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     "scf.for"(%[[ARG4]], %[[ARG3]], %[[ARG4]]) ({
// GENERIC-NEXT:     ^bb0(%[[ARG18:[^ ]+]]: i32):
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "scf.for"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG5]]) ({
// GENERIC-NEXT:     ^bb0(%[[ARG14:[^ ]+]]: index, %[[ARG15:[^ ]+]]: f32):
// GENERIC-NEXT:       %[[V4:[^ ]+]] = "scf.for"(%[[ARG0]], %[[ARG14]], %[[ARG2]], %[[ARG15]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG16:[^ ]+]]: index, %[[ARG17:[^ ]+]]: f32):
// GENERIC-NEXT:         "scf.yield"(%[[ARG17]]) : (f32) -> ()
// GENERIC-NEXT:       }) : (index, index, index, f32) -> f32
// GENERIC-NEXT:       "scf.yield"(%[[V4]]) : (f32) -> ()
// GENERIC-NEXT:     }) : (index, index, index, f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]]:2 = "scf.for"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[ARG3]]) ({
// GENERIC-NEXT:     ^bb0(%[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: f32, %[[ARG13:[^ ]+]]: i32):
// GENERIC-NEXT:       "scf.yield"(%[[ARG12]], %[[ARG13]]) : (f32, i32) -> ()
// GENERIC-NEXT:     }) : (index, index, index, f32, i32) -> (f32, i32)
// GENERIC-NEXT:     %[[V2:[^ ]+]]:2 = "scf.for"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V1]]#0, %[[V1]]#1) ({
// GENERIC-NEXT:     ^bb0(%[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i32):
// GENERIC-NEXT:       "scf.yield"(%[[ARG9]], %[[ARG10]]) : (f32, i32) -> ()
// GENERIC-NEXT:     }) : (index, index, index, f32, i32) -> (f32, i32)
// GENERIC-NEXT:     %[[V3:[^ ]+]] = "scf.for"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V2]]#0) ({
// GENERIC-NEXT:     ^bb0(%[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32):
// GENERIC-NEXT:       "scf.yield"(%[[ARG7]]) : (f32) -> ()
// GENERIC-NEXT:     }) : (index, index, index, f32) -> f32
// GENERIC-NEXT:     "func.return"(%[[V3]]) : (f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The same text with other types, where names of the op's dialect are short.

func.func @short(%l: index, %u: index, %a: i1) {
  scf.execute_region {
    scf.if %a {
      scf.for %k = %l to %u step %l {
        scf.for %m = %k to %u step %l {
        }
      }
    }
    scf.yield
  }
  scf.execute_region {
    scf.if %a {
      scf.for %k = %l to %u step %l {
        scf.for %m = %k to %u step %l {
        }
      }
    }
    scf.yield
  }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @short(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: i1) {
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       scf.if %[[ARG2]] {
// CHECK-NEXT:         scf.for %[[ARG3:[^ ]+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG0]] {
// CHECK-NEXT:           scf.for %[[ARG4:[^ ]+]] = %[[ARG3]] to %[[ARG1]] step %[[ARG0]] {
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       scf.if %[[ARG2]] {
// CHECK-NEXT:         scf.for %[[ARG3]] = %[[ARG0]] to %[[ARG1]] step %[[ARG0]] {
// CHECK-NEXT:           scf.for %[[ARG4]] = %[[ARG3]] to %[[ARG1]] step %[[ARG0]] {
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, i1) -> (), sym_name = "short"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: i1):
// GENERIC-NEXT:     "scf.execute_region"() ({
// GENERIC-NEXT:       "scf.if"(%[[ARG2]]) ({
// GENERIC-NEXT:         "scf.for"(%[[ARG0]], %[[ARG1]], %[[ARG0]]) ({
// GENERIC-NEXT:         ^bb0(%[[ARG5:[^ ]+]]: index):
// GENERIC-NEXT:           "scf.for"(%[[ARG5]], %[[ARG1]], %[[ARG0]]) ({
// GENERIC-NEXT:           ^bb0(%[[ARG6:[^ ]+]]: index):
// GENERIC-NEXT:             "scf.yield"() : () -> ()
// GENERIC-NEXT:           }) : (index, index, index) -> ()
// GENERIC-NEXT:           "scf.yield"() : () -> ()
// GENERIC-NEXT:         }) : (index, index, index) -> ()
// GENERIC-NEXT:         "scf.yield"() : () -> ()
// GENERIC-NEXT:       }, {
// GENERIC-NEXT:       }) : (i1) -> ()
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "scf.execute_region"() ({
// GENERIC-NEXT:       "scf.if"(%[[ARG2]]) ({
// GENERIC-NEXT:         "scf.for"(%[[ARG0]], %[[ARG1]], %[[ARG0]]) ({
// GENERIC-NEXT:         ^bb0(%[[ARG3:[^ ]+]]: index):
// GENERIC-NEXT:           "scf.for"(%[[ARG3]], %[[ARG1]], %[[ARG0]]) ({
// GENERIC-NEXT:           ^bb0(%[[ARG4:[^ ]+]]: index):
// GENERIC-NEXT:             "scf.yield"() : () -> ()
// GENERIC-NEXT:           }) : (index, index, index) -> ()
// GENERIC-NEXT:           "scf.yield"() : () -> ()
// GENERIC-NEXT:         }) : (index, index, index) -> ()
// GENERIC-NEXT:         "scf.yield"() : () -> ()
// GENERIC-NEXT:       }, {
// GENERIC-NEXT:       }) : (i1) -> ()
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
