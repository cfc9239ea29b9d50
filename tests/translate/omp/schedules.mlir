// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(dynamic) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i32)

llvm.func @f(%a: i32, %b: i32, %s: i32, %c: i64, %d: i32) {
  omp.wsloop schedule(dynamic) {
    omp.loop_nest (%i) : i32 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i32) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(dynamic = %c : i64) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(dynamic = %d : i32) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(guided) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i32)

llvm.func @f(%a: i32, %b: i32, %s: i32, %c: i64, %d: i32) {
  omp.wsloop schedule(guided) {
    omp.loop_nest (%i) : i32 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i32) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(auto) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(runtime) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(static) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(dynamic, monotonic) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(dynamic, nonmonotonic) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(guided, simd) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(runtime, simd) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(static, simd) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(static, monotonic) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @ordered(%a: i64, %b: i64, %s: i64, %c: i64) {
  omp.parallel {
    omp.wsloop ordered(0) {
      omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
        omp.ordered.region {
          llvm.call @use(%i) : (i64) -> ()
          omp.terminator
        }
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @ordered(%a: i64, %b: i64, %s: i64, %c: i64) {
  omp.parallel {
    omp.wsloop ordered(0) schedule(dynamic, monotonic) {
      omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
        omp.ordered.region {
          llvm.call @use(%i) : (i64) -> ()
          omp.terminator
        }
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @ordered(%a: i64, %b: i64, %s: i64, %c: i64) {
  omp.parallel {
    omp.wsloop ordered(0) schedule(static = %c : i64) {
      omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
        omp.ordered.region {
          llvm.call @use(%i) : (i64) -> ()
          omp.terminator
        }
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @ordered(%a: i64, %b: i64, %s: i64, %c: i64) {
  omp.parallel {
    omp.wsloop nowait ordered(0) schedule(guided) {
      omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
        omp.ordered.region {
          llvm.call @use(%i) : (i64) -> ()
          omp.terminator
        }
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @chunks(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32, %p: !llvm.ptr) {
  omp.wsloop schedule(static = %c : i64) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      %x = llvm.load %p : !llvm.ptr -> i64
      %y = llvm.intr.ctpop(%x) : (i64) -> i64
      llvm.store %y, %p : i64, !llvm.ptr
      omp.yield
    }
  }
  omp.parallel {
    omp.wsloop nowait schedule(static = %c : i64) {
      omp.loop_nest (%i, %j) : i64 = (%a, %b) to (%b, %a) step (%s, %s) collapse(2) {
        llvm.call @use(%j) : (i64) -> ()
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @chunks(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32, %p: !llvm.ptr) {
  omp.wsloop schedule(static = %c : i64, monotonic) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      %x = llvm.load %p : !llvm.ptr -> i64
      %y = llvm.intr.ctpop(%x) : (i64) -> i64
      llvm.store %y, %p : i64, !llvm.ptr
      omp.yield
    }
  }
  omp.parallel {
    omp.wsloop nowait schedule(static = %c : i64, monotonic) {
      omp.loop_nest (%i, %j) : i64 = (%a, %b) to (%b, %a) step (%s, %s) collapse(2) {
        llvm.call @use(%j) : (i64) -> ()
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @chunks(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32, %p: !llvm.ptr) {
  omp.wsloop schedule(static = %c : i64, simd) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      %x = llvm.load %p : !llvm.ptr -> i64
      %y = llvm.intr.ctpop(%x) : (i64) -> i64
      llvm.store %y, %p : i64, !llvm.ptr
      omp.yield
    }
  }
  omp.parallel {
    omp.wsloop nowait schedule(static = %c : i64, simd) {
      omp.loop_nest (%i, %j) : i64 = (%a, %b) to (%b, %a) step (%s, %s) collapse(2) {
        llvm.call @use(%j) : (i64) -> ()
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @chunks(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32, %p: !llvm.ptr) {
  omp.wsloop schedule(static = %d : i32) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      %x = llvm.load %p : !llvm.ptr -> i64
      %y = llvm.intr.ctpop(%x) : (i64) -> i64
      llvm.store %y, %p : i64, !llvm.ptr
      omp.yield
    }
  }
  omp.parallel {
    omp.wsloop nowait schedule(static = %d : i32) {
      omp.loop_nest (%i, %j) : i64 = (%a, %b) to (%b, %a) step (%s, %s) collapse(2) {
        llvm.call @use(%j) : (i64) -> ()
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}
