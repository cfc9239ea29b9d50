// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
func.func @f(%i: index) {
  affine.if #s0(%i) { }
  return
}



// CHECK: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     affine.if #set(%[[ARG0]]) {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #set = affine_set<(d0) : (d0 >= 0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:     "affine.if"(%[[ARG0]]) <{condition = #set}> ({
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
func.func @f(%i: index) {
  affine.if #s0(%i) { } else { }
  return
}



// CHECK: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     affine.if #set(%[[ARG0]]) {
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #set = affine_set<(d0) : (d0 >= 0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:     "affine.if"(%[[ARG0]]) <{condition = #set}> ({
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#s1 = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 mod 4 == 0)>
func.func private @use(index)
func.func @f(%i: index, %n: index) {
  affine.if #s1(%i)[%n] { } else { affine.yield }
  return
}



// CHECK: #set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 mod 4 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     affine.if #set(%[[ARG0]])[%[[ARG1]]] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 mod 4 == 0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     "affine.if"(%[[ARG0]], %[[ARG1]]) <{condition = #set}> ({
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#se = affine_set<() : (0 >= 0)>
func.func private @use(index)
func.func @f() {
  affine.if #se() { }
  return
}



// CHECK: #set = affine_set<() : (0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.if #set() {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #set = affine_set<() : (0 >= 0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     "affine.if"() <{condition = #set}> ({
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index) {
  affine.if affine_set<(d0) : (d0 == 0)>(%i) { affine.yield }
  return
}



// CHECK: #set = affine_set<(d0) : (d0 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     affine.if #set(%[[ARG0]]) {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #set = affine_set<(d0) : (d0 == 0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:     "affine.if"(%[[ARG0]]) <{condition = #set}> ({
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index) {
  affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%i, %n) { } {foo}
  return
}



// CHECK: #set = affine_set<(d0, d1) : (d0 - d1 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     affine.if #set(%[[ARG0]], %[[ARG1]]) {
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #set = affine_set<(d0, d1) : (d0 - d1 >= 0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     "affine.if"(%[[ARG0]], %[[ARG1]]) <{condition = #set}> ({
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }) {foo} : (index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
func.func @f(%i: index, %x: f32) {
  %r = affine.if #s0(%i) -> f32 { affine.yield %x : f32 } else { affine.yield %x : f32 }
  return
}



// CHECK: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.if #set(%[[ARG0]]) -> f32 {
// CHECK-NEXT:       affine.yield %[[ARG1]] : f32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       affine.yield %[[ARG1]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #set = affine_set<(d0) : (d0 >= 0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.if"(%[[ARG0]]) <{condition = #set}> ({
// GENERIC-NEXT:       "affine.yield"(%[[ARG1]]) : (f32) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "affine.yield"(%[[ARG1]]) : (f32) -> ()
// GENERIC-NEXT:     }) : (index) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
func.func @f(%i: index, %x: f32) {
  %r = affine.if #s0(%i) -> (f32) { affine.yield %x : f32 } else { affine.yield %x : f32 }
  return
}



// CHECK: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.if #set(%[[ARG0]]) -> f32 {
// CHECK-NEXT:       affine.yield %[[ARG1]] : f32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       affine.yield %[[ARG1]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #set = affine_set<(d0) : (d0 >= 0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.if"(%[[ARG0]]) <{condition = #set}> ({
// GENERIC-NEXT:       "affine.yield"(%[[ARG1]]) : (f32) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "affine.yield"(%[[ARG1]]) : (f32) -> ()
// GENERIC-NEXT:     }) : (index) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
func.func @f(%i: index, %x: f32, %j: i32) {
  %r:2 = affine.if #s0(%i) -> (f32, i32) { affine.yield %x, %j : f32, i32 } else { affine.yield %x, %j : f32, i32 }
  return
}



// CHECK: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = affine.if #set(%[[ARG0]]) -> (f32, i32) {
// CHECK-NEXT:       affine.yield %[[ARG1]], %[[ARG2]] : f32, i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       affine.yield %[[ARG1]], %[[ARG2]] : f32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #set = affine_set<(d0) : (d0 >= 0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, f32, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]]:2 = "affine.if"(%[[ARG0]]) <{condition = #set}> ({
// GENERIC-NEXT:       "affine.yield"(%[[ARG1]], %[[ARG2]]) : (f32, i32) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "affine.yield"(%[[ARG1]], %[[ARG2]]) : (f32, i32) -> ()
// GENERIC-NEXT:     }) : (index) -> (f32, i32)
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
func.func @f(%i: index, %x: f32) {
  affine.if #s0(%i) -> f32 { affine.yield %x : f32 } else { affine.yield %x : f32 }
  return
}



// CHECK: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.if #set(%[[ARG0]]) -> f32 {
// CHECK-NEXT:       affine.yield %[[ARG1]] : f32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       affine.yield %[[ARG1]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #set = affine_set<(d0) : (d0 >= 0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.if"(%[[ARG0]]) <{condition = #set}> ({
// GENERIC-NEXT:       "affine.yield"(%[[ARG1]]) : (f32) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "affine.yield"(%[[ARG1]]) : (f32) -> ()
// GENERIC-NEXT:     }) : (index) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
