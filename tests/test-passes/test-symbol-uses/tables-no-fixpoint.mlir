// RUN: mlir-opt %s --allow-unregistered-dialect --test-symbol-uses 2>&1 | FileCheck %s

// Each table has its own name for what is in another.
module @top attributes {x.y = @k} {
 func.func private @k()
 module @m attributes {x.y = @k} { func.func @k() attributes {x.y = @k} { return } 
   module @n { func.func private @q()
     func.func @u() { call @q() : () -> () 
      "x.y"() {a = @m::@n::@q, b = @n::@q} : () -> ()
      return } }
   "x.y"() {a = @m::@n::@q, b = @n::@q} : () -> ()
  }
  "x.y"() {a = @m::@n::@q, b = @n::@q, c = @m::@k, d = @m} : () -> ()
  "x.y"() {a = @m::@k} : () -> ()
  func.func @last() { "x.w"() {a = @k} : () -> ()  scf.execute_region { "x.y"() {a = @k} : () -> () scf.yield }
   scf.execute_region { "x.z"() {a = @k} : () -> () scf.yield } 
  "x.v"() {a = @k} : () -> () 
 return }
}

// CHECK: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:6:2: remark: found use of symbol : @k : "k"
// CHECK-NEXT:  module @m attributes {x.y = @k} { func.func @k() attributes {x.y = @k} { return } 
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:6:2: note: see current operation: 
// CHECK-NEXT: module @m attributes {x.y = @k} {
// CHECK-NEXT:   func.func @k() attributes {x.y = @k} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   module @n {
// CHECK-NEXT:     func.func private @q()
// CHECK-NEXT:     func.func @u() {
// CHECK-NEXT:       call @q() : () -> ()
// CHECK-NEXT:       "x.y"() {a = @m::@n::@q, b = @n::@q} : () -> ()
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   "x.y"() {a = @m::@n::@q, b = @n::@q} : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:15:23: remark: found use of symbol : @k : "k"
// CHECK-NEXT:   func.func @last() { "x.w"() {a = @k} : () -> ()  scf.execute_region { "x.y"() {a = @k} : () -> () scf.yield }
// CHECK-NEXT:                       ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:15:23: note: see current operation: "x.w"() {a = @k} : () -> ()
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:17:3: remark: found use of symbol : @k : "k"
// CHECK-NEXT:   "x.v"() {a = @k} : () -> () 
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:17:3: note: see current operation: "x.v"() {a = @k} : () -> ()
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:16:25: remark: found use of symbol : @k : "k"
// CHECK-NEXT:    scf.execute_region { "x.z"() {a = @k} : () -> () scf.yield } 
// CHECK-NEXT:                         ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:16:25: note: see current operation: "x.z"() {a = @k} : () -> ()
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:15:73: remark: found use of symbol : @k : "k"
// CHECK-NEXT:   func.func @last() { "x.w"() {a = @k} : () -> ()  scf.execute_region { "x.y"() {a = @k} : () -> () scf.yield }
// CHECK-NEXT:                                                                         ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:15:73: note: see current operation: "x.y"() {a = @k} : () -> ()
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:5:2: remark: symbol has 5 uses
// CHECK-NEXT:  func.func private @k()
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:5:2: note: see current operation: func.func private @k()
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:6:36: remark: symbol contains 1 nested references
// CHECK-NEXT:  module @m attributes {x.y = @k} { func.func @k() attributes {x.y = @k} { return } 
// CHECK-NEXT:                                    ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:6:36: note: see current operation: 
// CHECK-NEXT: func.func @k() attributes {x.y = @k} {
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:6:36: remark: found use of symbol : @k : "k"
// CHECK-NEXT:  module @m attributes {x.y = @k} { func.func @k() attributes {x.y = @k} { return } 
// CHECK-NEXT:                                    ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:6:36: note: see current operation: 
// CHECK-NEXT: func.func @k() attributes {x.y = @k} {
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:13:3: remark: found use of symbol : @m::@k : "k"
// CHECK-NEXT:   "x.y"() {a = @m::@n::@q, b = @n::@q, c = @m::@k, d = @m} : () -> ()
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:13:3: note: see current operation: "x.y"() {a = @m::@n::@q, b = @n::@q, c = @m::@k, d = @m} : () -> ()
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:14:3: remark: found use of symbol : @m::@k : "k"
// CHECK-NEXT:   "x.y"() {a = @m::@k} : () -> ()
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:14:3: note: see current operation: "x.y"() {a = @m::@k} : () -> ()
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:6:36: remark: symbol has 3 uses
// CHECK-NEXT:  module @m attributes {x.y = @k} { func.func @k() attributes {x.y = @k} { return } 
// CHECK-NEXT:                                    ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:6:36: note: see current operation: 
// CHECK-NEXT: func.func @k() attributes {x.y = @k} {
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:8:23: remark: found use of symbol : @q : "q"
// CHECK-NEXT:      func.func @u() { call @q() : () -> () 
// CHECK-NEXT:                       ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:8:23: note: see current operation: func.call @q() : () -> ()
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:11:4: remark: found use of symbol : @n::@q : "q"
// CHECK-NEXT:    "x.y"() {a = @m::@n::@q, b = @n::@q} : () -> ()
// CHECK-NEXT:    ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:11:4: note: see current operation: "x.y"() {a = @m::@n::@q, b = @n::@q} : () -> ()
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:13:3: remark: found use of symbol : @m::@n::@q : "q"
// CHECK-NEXT:   "x.y"() {a = @m::@n::@q, b = @n::@q, c = @m::@k, d = @m} : () -> ()
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:13:3: note: see current operation: "x.y"() {a = @m::@n::@q, b = @n::@q, c = @m::@k, d = @m} : () -> ()
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:7:16: remark: symbol has 3 uses
// CHECK-NEXT:    module @n { func.func private @q()
// CHECK-NEXT:                ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:7:16: note: see current operation: func.func private @q()
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:8:6: remark: symbol contains 3 nested references
// CHECK-NEXT:      func.func @u() { call @q() : () -> () 
// CHECK-NEXT:      ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:8:6: note: see current operation: 
// CHECK-NEXT: func.func @u() {
// CHECK-NEXT:   call @q() : () -> ()
// CHECK-NEXT:   "x.y"() {a = @m::@n::@q, b = @n::@q} : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:8:6: remark: symbol has no uses
// CHECK-NEXT:      func.func @u() { call @q() : () -> () 
// CHECK-NEXT:      ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:8:6: note: see current operation: 
// CHECK-NEXT: func.func @u() {
// CHECK-NEXT:   call @q() : () -> ()
// CHECK-NEXT:   "x.y"() {a = @m::@n::@q, b = @n::@q} : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:11:4: remark: found use of symbol : @n::@q : "n"
// CHECK-NEXT:    "x.y"() {a = @m::@n::@q, b = @n::@q} : () -> ()
// CHECK-NEXT:    ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:11:4: note: see current operation: "x.y"() {a = @m::@n::@q, b = @n::@q} : () -> ()
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:13:3: remark: found use of symbol : @m::@n::@q : "n"
// CHECK-NEXT:   "x.y"() {a = @m::@n::@q, b = @n::@q, c = @m::@k, d = @m} : () -> ()
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:13:3: note: see current operation: "x.y"() {a = @m::@n::@q, b = @n::@q, c = @m::@k, d = @m} : () -> ()
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:7:4: remark: symbol has 2 uses
// CHECK-NEXT:    module @n { func.func private @q()
// CHECK-NEXT:    ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:7:4: note: see current operation: 
// CHECK-NEXT: module @n {
// CHECK-NEXT:   func.func private @q()
// CHECK-NEXT:   func.func @u() {
// CHECK-NEXT:     call @q() : () -> ()
// CHECK-NEXT:     "x.y"() {a = @m::@n::@q, b = @n::@q} : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:6:2: remark: symbol contains 1 nested references
// CHECK-NEXT:  module @m attributes {x.y = @k} { func.func @k() attributes {x.y = @k} { return } 
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:6:2: note: see current operation: 
// CHECK-NEXT: module @m attributes {x.y = @k} {
// CHECK-NEXT:   func.func @k() attributes {x.y = @k} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   module @n {
// CHECK-NEXT:     func.func private @q()
// CHECK-NEXT:     func.func @u() {
// CHECK-NEXT:       call @q() : () -> ()
// CHECK-NEXT:       "x.y"() {a = @m::@n::@q, b = @n::@q} : () -> ()
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   "x.y"() {a = @m::@n::@q, b = @n::@q} : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:13:3: remark: found use of symbol : @m::@n::@q : "m"
// CHECK-NEXT:   "x.y"() {a = @m::@n::@q, b = @n::@q, c = @m::@k, d = @m} : () -> ()
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:13:3: note: see current operation: "x.y"() {a = @m::@n::@q, b = @n::@q, c = @m::@k, d = @m} : () -> ()
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:13:3: remark: found use of symbol : @m::@k : "m"
// CHECK-NEXT:   "x.y"() {a = @m::@n::@q, b = @n::@q, c = @m::@k, d = @m} : () -> ()
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:13:3: note: see current operation: "x.y"() {a = @m::@n::@q, b = @n::@q, c = @m::@k, d = @m} : () -> ()
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:13:3: remark: found use of symbol : @m : "m"
// CHECK-NEXT:   "x.y"() {a = @m::@n::@q, b = @n::@q, c = @m::@k, d = @m} : () -> ()
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:13:3: note: see current operation: "x.y"() {a = @m::@n::@q, b = @n::@q, c = @m::@k, d = @m} : () -> ()
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:14:3: remark: found use of symbol : @m::@k : "m"
// CHECK-NEXT:   "x.y"() {a = @m::@k} : () -> ()
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:14:3: note: see current operation: "x.y"() {a = @m::@k} : () -> ()
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:6:2: remark: symbol has 4 uses
// CHECK-NEXT:  module @m attributes {x.y = @k} { func.func @k() attributes {x.y = @k} { return } 
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:6:2: note: see current operation: 
// CHECK-NEXT: module @m attributes {x.y = @k} {
// CHECK-NEXT:   func.func @k() attributes {x.y = @k} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   module @n {
// CHECK-NEXT:     func.func private @q()
// CHECK-NEXT:     func.func @u() {
// CHECK-NEXT:       call @q() : () -> ()
// CHECK-NEXT:       "x.y"() {a = @m::@n::@q, b = @n::@q} : () -> ()
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   "x.y"() {a = @m::@n::@q, b = @n::@q} : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:15:3: remark: symbol contains 4 nested references
// CHECK-NEXT:   func.func @last() { "x.w"() {a = @k} : () -> ()  scf.execute_region { "x.y"() {a = @k} : () -> () scf.yield }
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:15:3: note: see current operation: 
// CHECK-NEXT: func.func @last() {
// CHECK-NEXT:   "x.w"() {a = @k} : () -> ()
// CHECK-NEXT:   scf.execute_region {
// CHECK-NEXT:     "x.y"() {a = @k} : () -> ()
// CHECK-NEXT:     scf.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.execute_region {
// CHECK-NEXT:     "x.z"() {a = @k} : () -> ()
// CHECK-NEXT:     scf.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   "x.v"() {a = @k} : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:15:3: remark: symbol has no uses
// CHECK-NEXT:   func.func @last() { "x.w"() {a = @k} : () -> ()  scf.execute_region { "x.y"() {a = @k} : () -> () scf.yield }
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/tables-no-fixpoint.mlir:15:3: note: see current operation: 
// CHECK-NEXT: func.func @last() {
// CHECK-NEXT:   "x.w"() {a = @k} : () -> ()
// CHECK-NEXT:   scf.execute_region {
// CHECK-NEXT:     "x.y"() {a = @k} : () -> ()
// CHECK-NEXT:     scf.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.execute_region {
// CHECK-NEXT:     "x.z"() {a = @k} : () -> ()
// CHECK-NEXT:     scf.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   "x.v"() {a = @k} : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CHECK-NEXT: module @top attributes {x.y = @k} {
// CHECK-NEXT:   func.func private @k()
// CHECK-NEXT:   module @m attributes {x.y = @k} {
// CHECK-NEXT:     func.func @k() attributes {x.y = @k} {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     module @n {
// CHECK-NEXT:       func.func private @q()
// CHECK-NEXT:       func.func @u() {
// CHECK-NEXT:         call @q() : () -> ()
// CHECK-NEXT:         "x.y"() {a = @m::@n::@q, b = @n::@q} : () -> ()
// CHECK-NEXT:         return
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     "x.y"() {a = @m::@n::@q, b = @n::@q} : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   "x.y"() {a = @m::@n::@q, b = @n::@q, c = @m::@k, d = @m} : () -> ()
// CHECK-NEXT:   "x.y"() {a = @m::@k} : () -> ()
// CHECK-NEXT:   func.func @last() {
// CHECK-NEXT:     "x.w"() {a = @k} : () -> ()
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       "x.y"() {a = @k} : () -> ()
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       "x.z"() {a = @k} : () -> ()
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     "x.v"() {a = @k} : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
