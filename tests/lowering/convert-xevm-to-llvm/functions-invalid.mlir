// RUN: mlir-opt %s --split-input-file --convert-xevm-to-llvm --verify-diagnostics

func.func @fence() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<lane>}>
  xevm.memfence <{scope=#xevm.mem_scope<subgroup>, addrspace=#xevm.addr_space<private>}>
  return
}

// -----

func.func @fence() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<private>}>
  return
}

// -----

func.func @fence() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<cluster>, addrspace=#xevm.addr_space<global>}>
  return
}

// -----

func.func @fence() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<device>, addrspace=#xevm.addr_space<constant>}>
  return
}

// -----

func.func @fence() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<system>, addrspace=#xevm.addr_space<shared>}> {foo = 1}
  return
}

// -----

func.func @fence() {
  xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<global>}>
  xevm.memfence <{scope=#xevm.mem_scope<device>, addrspace=#xevm.addr_space<shared>}>
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<device>, addrspace=#xevm.addr_space<generic>}>
  return
}

// -----

func.func @l(%p: !llvm.ptr<3>, %q : !llvm.ptr<1>) {
  // expected-error @below {{'xevm.blockload' op vector size must be 2, 4 or 8 for element type > 8 bits}}
  %a = xevm.blockload %p <{cache_control=#xevm.load_cache_control<L1uc_L2uc_L3uc>}>: (!llvm.ptr<3>) -> vector<1xi16>
  xevm.blockstore %p, %a : (!llvm.ptr<3>, vector<1xi16>)
  xevm.blockstore %q, %a <{cache_control=#xevm.store_cache_control<L1uc_L2uc_L3uc>}>: (!llvm.ptr<1>, vector<1xi16>)
  return
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
  }
}
func.func @f() {
  %a = arith.constant 1 : i32
  %s = arith.addi %a, %a : i32
  // expected-error @below {{use of undeclared SSA value name}}
  scf.if %true {
  }
  return
}

// -----

module {
  func.func @f() {
    %0 = xevm.lane_id : i32
    return
  }
}
func.func @g() {
  %0 = xevm.lane_id : i32
  // expected-error @below {{'func.func' op symbol's parent must have the SymbolTable trait}}
  func.func @inner() {
    %1 = xevm.subgroup_id : i32
    return
  }
  return
}
