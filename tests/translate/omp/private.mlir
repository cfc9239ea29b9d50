// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

omp.private {type = private} @plain : i32
omp.private {type = firstprivate} @first : i64 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i64
  llvm.store %v, %b : i64, !llvm.ptr
  omp.yield(%b : !llvm.ptr)
}
omp.private {type = private} @ready : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i32
  %c = llvm.mlir.constant(3 : i32) : i32
  %d = llvm.icmp "eq" %v, %c : i32
  llvm.cond_br %d, ^bb1, ^bb2
^bb1:
  llvm.store %c, %b : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  omp.yield(%b : !llvm.ptr)
}
llvm.func @use(!llvm.ptr)
omp.private {type = private} @freed : f32 dealloc {
^bb0(%a: !llvm.ptr):
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  omp.yield
}

llvm.func @by_team(%p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel private(@plain %p -> %x : !llvm.ptr) {
    llvm.call @use(%x) : (!llvm.ptr) -> ()
    omp.terminator
  }
  llvm.return
}
llvm.func @by_loop(%a: i64, %b: i64, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop private(@plain %p -> %x : !llvm.ptr) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%b) {
      llvm.call @use(%x) : (!llvm.ptr) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

omp.private {type = private} @plain : i32
omp.private {type = firstprivate} @first : i64 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i64
  llvm.store %v, %b : i64, !llvm.ptr
  omp.yield(%b : !llvm.ptr)
}
omp.private {type = private} @ready : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i32
  %c = llvm.mlir.constant(3 : i32) : i32
  %d = llvm.icmp "eq" %v, %c : i32
  llvm.cond_br %d, ^bb1, ^bb2
^bb1:
  llvm.store %c, %b : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  omp.yield(%b : !llvm.ptr)
}
llvm.func @use(!llvm.ptr)
omp.private {type = private} @freed : f32 dealloc {
^bb0(%a: !llvm.ptr):
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  omp.yield
}

llvm.func @by_team(%p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel private(@first %p -> %x : !llvm.ptr) {
    llvm.call @use(%x) : (!llvm.ptr) -> ()
    omp.terminator
  }
  llvm.return
}
llvm.func @by_loop(%a: i64, %b: i64, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop private(@first %p -> %x : !llvm.ptr) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%b) {
      llvm.call @use(%x) : (!llvm.ptr) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

omp.private {type = private} @plain : i32
omp.private {type = firstprivate} @first : i64 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i64
  llvm.store %v, %b : i64, !llvm.ptr
  omp.yield(%b : !llvm.ptr)
}
omp.private {type = private} @ready : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i32
  %c = llvm.mlir.constant(3 : i32) : i32
  %d = llvm.icmp "eq" %v, %c : i32
  llvm.cond_br %d, ^bb1, ^bb2
^bb1:
  llvm.store %c, %b : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  omp.yield(%b : !llvm.ptr)
}
llvm.func @use(!llvm.ptr)
omp.private {type = private} @freed : f32 dealloc {
^bb0(%a: !llvm.ptr):
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  omp.yield
}

llvm.func @by_team(%p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel private(@ready %p -> %x : !llvm.ptr) {
    llvm.call @use(%x) : (!llvm.ptr) -> ()
    omp.terminator
  }
  llvm.return
}
llvm.func @by_loop(%a: i64, %b: i64, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop private(@ready %p -> %x : !llvm.ptr) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%b) {
      llvm.call @use(%x) : (!llvm.ptr) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

omp.private {type = private} @plain : i32
omp.private {type = firstprivate} @first : i64 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i64
  llvm.store %v, %b : i64, !llvm.ptr
  omp.yield(%b : !llvm.ptr)
}
omp.private {type = private} @ready : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i32
  %c = llvm.mlir.constant(3 : i32) : i32
  %d = llvm.icmp "eq" %v, %c : i32
  llvm.cond_br %d, ^bb1, ^bb2
^bb1:
  llvm.store %c, %b : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  omp.yield(%b : !llvm.ptr)
}
llvm.func @use(!llvm.ptr)
omp.private {type = private} @freed : f32 dealloc {
^bb0(%a: !llvm.ptr):
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  omp.yield
}

llvm.func @by_team(%p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel private(@freed %p -> %x : !llvm.ptr) {
    llvm.call @use(%x) : (!llvm.ptr) -> ()
    omp.terminator
  }
  llvm.return
}
llvm.func @by_loop(%a: i64, %b: i64, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop private(@freed %p -> %x : !llvm.ptr) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%b) {
      llvm.call @use(%x) : (!llvm.ptr) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

omp.private {type = private} @plain : i32
omp.private {type = firstprivate} @first : i64 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i64
  llvm.store %v, %b : i64, !llvm.ptr
  omp.yield(%b : !llvm.ptr)
}
omp.private {type = private} @ready : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i32
  %c = llvm.mlir.constant(3 : i32) : i32
  %d = llvm.icmp "eq" %v, %c : i32
  llvm.cond_br %d, ^bb1, ^bb2
^bb1:
  llvm.store %c, %b : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  omp.yield(%b : !llvm.ptr)
}
llvm.func @use(!llvm.ptr)
omp.private {type = private} @freed : f32 dealloc {
^bb0(%a: !llvm.ptr):
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  omp.yield
}

llvm.func @by_team(%p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel private(@first %p -> %x, @ready %q -> %y : !llvm.ptr, !llvm.ptr) {
    llvm.call @use(%x) : (!llvm.ptr) -> ()
    omp.terminator
  }
  llvm.return
}
llvm.func @by_loop(%a: i64, %b: i64, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop private(@first %p -> %x, @ready %q -> %y : !llvm.ptr, !llvm.ptr) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%b) {
      llvm.call @use(%x) : (!llvm.ptr) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

omp.private {type = private} @plain : i32
omp.private {type = firstprivate} @first : i64 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i64
  llvm.store %v, %b : i64, !llvm.ptr
  omp.yield(%b : !llvm.ptr)
}
omp.private {type = private} @ready : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i32
  %c = llvm.mlir.constant(3 : i32) : i32
  %d = llvm.icmp "eq" %v, %c : i32
  llvm.cond_br %d, ^bb1, ^bb2
^bb1:
  llvm.store %c, %b : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  omp.yield(%b : !llvm.ptr)
}
llvm.func @use(!llvm.ptr)
omp.private {type = private} @freed : f32 dealloc {
^bb0(%a: !llvm.ptr):
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  omp.yield
}

llvm.func @by_team(%p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel private(@freed %p -> %x, @first %q -> %y : !llvm.ptr, !llvm.ptr) {
    llvm.call @use(%x) : (!llvm.ptr) -> ()
    omp.terminator
  }
  llvm.return
}
llvm.func @by_loop(%a: i64, %b: i64, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop private(@freed %p -> %x, @first %q -> %y : !llvm.ptr, !llvm.ptr) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%b) {
      llvm.call @use(%x) : (!llvm.ptr) -> ()
      omp.yield
    }
  }
  llvm.return
}
