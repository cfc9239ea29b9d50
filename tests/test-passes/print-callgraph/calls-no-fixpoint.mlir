// RUN: mlir-opt %s --test-print-callgraph 2>&1 | FileCheck %s

module @M {
  func.func @a() { call @b() : () -> ()
  call @ext() : () -> ()
  return }
  func.func private @b() { call @a() : () -> ()
   call @c() : () -> () 
   return }
  func.func private @c() { %0 = func.constant @a : () -> () 
   func.call_indirect %0() : () -> ()
   return }
  func.func private @ext()
  func.func nested @dd() { return }
  module @in { func.func @z() { return } 
     func.func @y() { func.call @z() : () -> () 
     return } }
  llvm.func @ll() { llvm.call @ll2() : () -> () 
   llvm.return }
  llvm.func @ll2()
}

// CHECK: Testing : <<NULL ATTRIBUTE>>
// CHECK-NEXT: // ---- CallGraph ----
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "a"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "b", sym_visibility = "private"}
// CHECK-NEXT: // -- Call-Edge : <Unknown-Callee-Node>
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "b", sym_visibility = "private"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "a"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "c", sym_visibility = "private"}
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "c", sym_visibility = "private"}
// CHECK-NEXT: // -- Call-Edge : <Unknown-Callee-Node>
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "dd", sym_visibility = "nested"}
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "z"}
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "y"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "z"}
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'llvm.func' - Region #0 : {CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "ll", unnamed_addr = 0 : i64, visibility_ = 0 : i64}
// CHECK-NEXT: // -- Call-Edge : <Unknown-Callee-Node>
// CHECK-NEXT: //
// CHECK-NEXT: // -- SCCs --
// CHECK-NEXT: // - SCC : 
// CHECK-NEXT: // -- Node :<Unknown-Callee-Node>
// CHECK-EMPTY:
// CHECK-NEXT: // - SCC : 
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = () -> (), sym_name = "c", sym_visibility = "private"}
// CHECK-EMPTY:
// CHECK-NEXT: // - SCC : 
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = () -> (), sym_name = "b", sym_visibility = "private"}
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = () -> (), sym_name = "a"}
// CHECK-EMPTY:
// CHECK-NEXT: // - SCC : 
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = () -> (), sym_name = "dd", sym_visibility = "nested"}
// CHECK-EMPTY:
// CHECK-NEXT: // - SCC : 
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = () -> (), sym_name = "z"}
// CHECK-EMPTY:
// CHECK-NEXT: // - SCC : 
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = () -> (), sym_name = "y"}
// CHECK-EMPTY:
// CHECK-NEXT: // - SCC : 
// CHECK-NEXT: // -- Node :'llvm.func' - Region #0 : {CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "ll", unnamed_addr = 0 : i64, visibility_ = 0 : i64}
// CHECK-EMPTY:
// CHECK-NEXT: // - SCC : 
// CHECK-NEXT: // -- Node :<External-Caller-Node>
// CHECK-EMPTY:
// CHECK-NEXT: // -------------------
// CHECK-NEXT: module @M {
// CHECK-NEXT:   func.func @a() {
// CHECK-NEXT:     call @b() : () -> ()
// CHECK-NEXT:     call @ext() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @b() {
// CHECK-NEXT:     call @a() : () -> ()
// CHECK-NEXT:     call @c() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @c() {
// CHECK-NEXT:     %[[F:[^ ]+]] = constant @a : () -> ()
// CHECK-NEXT:     call_indirect %[[F]]() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @ext()
// CHECK-NEXT:   func.func nested @dd() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   module @in {
// CHECK-NEXT:     func.func @z() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func @y() {
// CHECK-NEXT:       call @z() : () -> ()
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @ll() {
// CHECK-NEXT:     llvm.call @ll2() : () -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @ll2()
// CHECK-NEXT: }
